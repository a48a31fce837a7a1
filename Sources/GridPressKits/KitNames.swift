// The names of UIKit and AppKit, where these frameworks don't exist.

import GridPressSwiftUI

#if !canImport(Darwin)
    public typealias UIColor = KitColor
    public typealias UIFont = KitFont
    public typealias UIImage = KitImage
    public typealias UIUserInterfaceIdiom = DeviceProfile.Idiom
#endif

#if !canImport(Darwin)
    public typealias NSColor = KitColor
    public typealias NSFont = KitFont
    public typealias NSImage = KitImage
#endif
