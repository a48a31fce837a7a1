// UIKit's words, as far as views use them.

@_exported import GridPress
@_exported import QuartzCore
