// SwiftUI's API, whose parts are modules.

@_exported import GridPressNoOpModifiers
@_exported import GridPressViews
