// The names of Xcode's previews and asset catalogs.

@_exported import struct GridPressSwiftUI.ColorResource
@_exported import struct GridPressSwiftUI.ImageResource
@_exported import protocol GridPressSwiftUI.PreviewProvider
