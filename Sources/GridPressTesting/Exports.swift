@_exported import GridPress
