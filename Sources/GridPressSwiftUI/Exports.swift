// SwiftUI's API, whose parts are modules.

@_exported import GridPressControls
@_exported import GridPressExtras
@_exported import GridPressNoOpModifiers
@_exported import GridPressViews
