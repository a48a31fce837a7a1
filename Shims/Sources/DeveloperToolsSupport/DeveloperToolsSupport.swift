// The words of Xcode's previews and catalogues of assets.

@_exported import struct GridPressSwiftUI.ColorResource
@_exported import struct GridPressSwiftUI.ImageResource
@_exported import protocol GridPressSwiftUI.PreviewProvider
