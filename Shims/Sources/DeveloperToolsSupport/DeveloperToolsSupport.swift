// The words of Xcode's previews and catalogues of assets.

@_exported import struct GridPress.ColorResource
@_exported import struct GridPress.ImageResource
@_exported import protocol GridPress.PreviewProvider
