// The modules that all files of this module use.

@_exported import GridPressPlatform
