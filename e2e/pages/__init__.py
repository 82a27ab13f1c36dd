"""The screens as people see them: one controller a screen, methods that act and methods that expect."""
