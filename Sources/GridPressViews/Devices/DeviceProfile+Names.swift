// Devices whose screen sizes determine the sizes of widgets.

extension DeviceProfile {
    /// A phone with 390 by 844 points and two pixels per point: the default device of a figure.
    public static let standard = DeviceProfile(phone: 390, 844, scale: 2)

    /// The first iPhone SE, the smallest phone.
    public static let iPhoneSE = DeviceProfile(phone: 320, 568, scale: 2)
    /// The iPhone 8, and the iPhone SE since its second generation.
    public static let iPhone8 = DeviceProfile(phone: 375, 667, scale: 2)
    /// The iPhone 8 Plus.
    public static let iPhone8Plus = DeviceProfile(phone: 414, 736, scale: 3)
    /// The iPhone 11, which is as wide as the iPhone 8 Plus, and taller.
    public static let iPhone11 = DeviceProfile(phone: 414, 896, scale: 2)
    /// The iPhone 13 mini, and others of its size since the iPhone X.
    public static let iPhone13mini = DeviceProfile(phone: 375, 812, scale: 3)
    /// The iPhone 14, and others of its size since the iPhone 12.
    public static let iPhone14 = DeviceProfile(phone: 390, 844, scale: 3)
    /// The iPhone 14 Plus, and others of its size.
    public static let iPhone14Plus = DeviceProfile(phone: 428, 926, scale: 3)
    /// The iPhone 15 Pro, and others of its size.
    public static let iPhone15Pro = DeviceProfile(phone: 393, 852, scale: 3)
    /// The iPhone 15 Pro Max, and others of its size.
    public static let iPhone15ProMax = DeviceProfile(phone: 430, 932, scale: 3)

    /// The iPhone 16 Pro, and others of its size.
    public static let iPhone16Pro = DeviceProfile(phone: 402, 874, scale: 3)
    /// The iPhone 16 Pro Max, and others of its size.
    public static let iPhone16ProMax = DeviceProfile(phone: 440, 956, scale: 3)
    /// The iPhone Air.
    public static let iPhoneAir = DeviceProfile(phone: 420, 912, scale: 3)

    /// The iPad of 9.7 inches.
    public static let iPad9 = DeviceProfile(pad: 768, 1024)
    /// The iPad of 10.2 inches.
    public static let iPad10 = DeviceProfile(pad: 810, 1080)
    /// The iPad mini since its sixth generation.
    public static let iPadMini = DeviceProfile(pad: 744, 1133)
    /// The iPad Air since its fourth generation.
    public static let iPadAir = DeviceProfile(pad: 820, 1180)
    /// The iPad Pro of 10.5 inches.
    public static let iPadPro10 = DeviceProfile(pad: 834, 1112)
    /// The iPad Pro of 11 inches.
    public static let iPadPro11 = DeviceProfile(pad: 834, 1194)
    /// The iPad Pro of 12.9 inches.
    public static let iPadPro12 = DeviceProfile(pad: 1024, 1366)

    /// The watch with a case of 41 millimeters.
    public static let watch41 = DeviceProfile(screenSize: CGSize(width: 176, height: 215), watchSize: 41)
    /// The watch with a case of 45 millimeters.
    public static let watch45 = DeviceProfile(screenSize: CGSize(width: 198, height: 242), watchSize: 45)
    /// The watch with a case of 49 millimeters.
    public static let watchUltra = DeviceProfile(screenSize: CGSize(width: 205, height: 251), watchSize: 49)

    private init(phone width: CGFloat, _ height: CGFloat, scale: CGFloat) {
        self.init(screenSize: CGSize(width: width, height: height), idiom: .phone, scale: scale)
    }

    private init(pad width: CGFloat, _ height: CGFloat) {
        self.init(screenSize: CGSize(width: width, height: height), idiom: .pad)
    }
}
