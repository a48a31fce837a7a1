// UIKit's names, as far as views use them.

@_exported import GridPressKits
@_exported import QuartzCore
