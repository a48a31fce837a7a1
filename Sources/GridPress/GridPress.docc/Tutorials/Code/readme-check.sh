swift package check-figures
