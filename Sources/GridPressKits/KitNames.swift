// The names of UIKit and AppKit, where these frameworks don't exist.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A color of UIKit.
    public typealias UIColor = KitColor
    /// A font of UIKit.
    public typealias UIFont = KitFont
    /// An image of UIKit.
    public typealias UIImage = KitImage
    /// The kind of a device: UIKit's name.
    public typealias UIUserInterfaceIdiom = DeviceProfile.Idiom
#endif

#if !canImport(Darwin)
    /// A color of AppKit.
    public typealias NSColor = KitColor
    /// A font of AppKit.
    public typealias NSFont = KitFont
    /// An image of AppKit.
    public typealias NSImage = KitImage
#endif
