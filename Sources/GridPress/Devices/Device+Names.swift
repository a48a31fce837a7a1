// Devices by name: those whose screens decide about the sizes of widgets.

extension Device {
    /// A phone with 390 by 844 points, two pixels to each: what every figure has, unless something else is said.
    public static let standard = Device(phone: 390, 844, scale: 2)

    /// The first iPhone SE, the smallest of all.
    public static let iPhoneSE = Device(phone: 320, 568, scale: 2)
    /// The iPhone 8, and the later iPhone SE.
    public static let iPhone8 = Device(phone: 375, 667, scale: 2)
    /// The iPhone 8 Plus.
    public static let iPhone8Plus = Device(phone: 414, 736, scale: 3)
    /// The iPhone 11, which is as wide as the iPhone 8 Plus, and higher.
    public static let iPhone11 = Device(phone: 414, 896, scale: 2)
    /// The iPhone 13 mini, and others of its size since the iPhone X.
    public static let iPhone13mini = Device(phone: 375, 812, scale: 3)
    /// The iPhone 14, and others of its size since the iPhone 12.
    public static let iPhone14 = Device(phone: 390, 844, scale: 3)
    /// The iPhone 14 Plus, and others of its size.
    public static let iPhone14Plus = Device(phone: 428, 926, scale: 3)
    /// The iPhone 15 Pro, and others of its size.
    public static let iPhone15Pro = Device(phone: 393, 852, scale: 3)
    /// The iPhone 15 Pro Max, and others of its size.
    public static let iPhone15ProMax = Device(phone: 430, 932, scale: 3)

    /// The iPad of 9.7 inches.
    public static let iPad9 = Device(pad: 768, 1024)
    /// The iPad of 10.2 inches.
    public static let iPad10 = Device(pad: 810, 1080)
    /// The iPad mini since its sixth generation.
    public static let iPadMini = Device(pad: 744, 1133)
    /// The iPad Air since its fourth generation.
    public static let iPadAir = Device(pad: 820, 1180)
    /// The iPad Pro of 10.5 inches.
    public static let iPadPro10 = Device(pad: 834, 1112)
    /// The iPad Pro of 11 inches.
    public static let iPadPro11 = Device(pad: 834, 1194)
    /// The iPad Pro of 12.9 inches.
    public static let iPadPro12 = Device(pad: 1024, 1366)

    /// The watch in the case of 41 millimetres.
    public static let watch41 = Device(screenSize: CGSize(width: 176, height: 215), watchSize: 41)
    /// The watch in the case of 45 millimetres.
    public static let watch45 = Device(screenSize: CGSize(width: 198, height: 242), watchSize: 45)
    /// The watch in the case of 49 millimetres.
    public static let watchUltra = Device(screenSize: CGSize(width: 205, height: 251), watchSize: 49)

    private init(phone width: CGFloat, _ height: CGFloat, scale: CGFloat) {
        self.init(screenSize: CGSize(width: width, height: height), idiom: .phone, scale: scale)
    }

    private init(pad width: CGFloat, _ height: CGFloat) {
        self.init(screenSize: CGSize(width: width, height: height), idiom: .pad)
    }
}
