"""What people do, from end to end, one file a purpose."""
