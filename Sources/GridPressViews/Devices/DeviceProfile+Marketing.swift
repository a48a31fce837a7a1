// Devices by their product names, as `previewDevice` and simulators spell them.

extension DeviceProfile {
    /// The names of devices with their profiles, newest last in each family.
    package static let named: [(name: String, profile: DeviceProfile)] = [
        ("iPhone SE", .iPhone8), ("iPhone SE (1st generation)", .iPhoneSE), ("iPhone SE (2nd generation)", .iPhone8),
        ("iPhone SE (3rd generation)", .iPhone8), ("iPhone 6", .iPhone8), ("iPhone 6s", .iPhone8),
        ("iPhone 7", .iPhone8), ("iPhone 8", .iPhone8), ("iPhone 6 Plus", .iPhone8Plus),
        ("iPhone 6s Plus", .iPhone8Plus), ("iPhone 7 Plus", .iPhone8Plus), ("iPhone 8 Plus", .iPhone8Plus),
        ("iPhone X", .iPhone13mini), ("iPhone Xs", .iPhone13mini), ("iPhone Xr", .iPhone11),
        ("iPhone Xs Max", .iPhone11), ("iPhone 11", .iPhone11), ("iPhone 11 Pro", .iPhone13mini),
        ("iPhone 11 Pro Max", .iPhone11), ("iPhone 12 mini", .iPhone13mini), ("iPhone 12", .iPhone14),
        ("iPhone 12 Pro", .iPhone14), ("iPhone 12 Pro Max", .iPhone14Plus), ("iPhone 13 mini", .iPhone13mini),
        ("iPhone 13", .iPhone14), ("iPhone 13 Pro", .iPhone14), ("iPhone 13 Pro Max", .iPhone14Plus),
        ("iPhone 14", .iPhone14), ("iPhone 14 Plus", .iPhone14Plus), ("iPhone 14 Pro", .iPhone15Pro),
        ("iPhone 14 Pro Max", .iPhone15ProMax), ("iPhone 15", .iPhone15Pro), ("iPhone 15 Plus", .iPhone15ProMax),
        ("iPhone 15 Pro", .iPhone15Pro), ("iPhone 15 Pro Max", .iPhone15ProMax), ("iPhone 16", .iPhone15Pro),
        ("iPhone 16 Plus", .iPhone15ProMax), ("iPhone 16e", .iPhone14), ("iPhone 16 Pro", .iPhone16Pro),
        ("iPhone 16 Pro Max", .iPhone16ProMax), ("iPhone 17", .iPhone16Pro), ("iPhone 17 Pro", .iPhone16Pro),
        ("iPhone 17 Pro Max", .iPhone16ProMax), ("iPhone Air", .iPhoneAir), ("iPod touch (7th generation)", .iPhoneSE),
        ("iPad", .iPad10), ("iPad (9th generation)", .iPad10), ("iPad (10th generation)", .iPadAir),
        ("iPad mini", .iPadMini), ("iPad mini (6th generation)", .iPadMini), ("iPad Air", .iPadAir),
        ("iPad Air (5th generation)", .iPadAir), ("iPad Pro (9.7-inch)", .iPad9), ("iPad Pro (10.5-inch)", .iPadPro10),
        ("iPad Pro (11-inch)", .iPadPro11), ("iPad Pro", .iPadPro11), ("iPad Pro (12.9-inch)", .iPadPro12),
    ]

    /// Creates a device by its product name; `nil` for an unknown name.
    ///
    /// Case, spaces and punctuation don't matter. A generation in parentheses is ignored unless the list names it.
    package init?(named name: String) {
        func key(_ name: some StringProtocol) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
        func profile(_ name: some StringProtocol) -> DeviceProfile? {
            Self.named.first { key($0.name) == key(name) }?.profile
        }
        // "iPad Pro (11-inch) (4th generation)" loses words from its end until the rest is a known name.
        var rest = name[...]
        while true {
            if let profile = profile(rest) {
                self = profile
                return
            }
            guard let end = rest.lastIndex(of: "(") else { return nil }
            rest = rest[..<end]
        }
    }
}
