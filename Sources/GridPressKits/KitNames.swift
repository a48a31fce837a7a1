// Names of UIKit for values of devices, where this framework doesn't exist.

#if !canImport(Darwin)
    public typealias UIUserInterfaceIdiom = DeviceProfile.Idiom
#endif
