// The module that draws the previews of a program.

@_exported import GridPressPreviews
