import Foundation

/// The images of the samples, which the package draws itself.
///
/// In every sample, an image has at least three pixels in a point.
enum Pictures {
    /// Hills and firs below a morning sun, 96 by 64 points.
    static let hills = Bitmap(144, 96, density: 25.0 / 6, palette: hillColors) { x, y in
        // From the front to the back: the first part that covers a point is visible.
        let near = 78 + 6 * sin(x / 23 + 2)
        let middle = 66 + 9 * sin(x / 31 + 0.4) + 2 * sin(x / 9)
        let far = 52 + 11 * sin(x / 27 + 4) + 4 * sin(x / 11 + 1)
        for (foot, height) in [(18.0, 24.0), (31, 17), (108, 20), (122, 29), (136, 18)] {
            let ground = 78 + 6 * sin(foot / 23 + 2) + 2
            let up = ground - y
            if up > 0, up < height, abs(x - foot) < (height - up) * 0.26 + up.truncatingRemainder(dividingBy: 6) * 0.3 {
                return 12
            }
        }
        if y > near { return 11 }
        if y > middle { return 10 }
        if y > far { return 8 }
        let sun = hypot(x - 98, y - 30)
        if sun < 11 { return 6 }
        if sun < 15 { return 7 }
        return min(Int(y / 11), 5)
    }

    /// A pointed black leaf on a transparent background, 32 by 32 points.
    static let leaf = Bitmap(64, 64, density: 1.5, palette: (0..<16).map { $0 * 17 }) { x, y in
        let (u, v) = ((x - 32) / 32, (y - 32) / 32)
        // The blade is the intersection of two circles, with an open middle.
        let (along, across) = ((u - v) * 0.7071, (u + v) * 0.7071)
        let blade = hypot(along + 0.02, abs(across) + 0.9) < 1.26
        let vein = abs(across) < 0.035 && along < 0.5
        let stem = abs(across) < 0.05 && along < -0.7 && along > -1.16
        return (blade && !vein) || stem ? 15 : 0
    }

    /// A woven square whose edges match the edges of the next square, 24 by 24 points.
    static let weave = Bitmap(48, 48, density: 8.25, palette: weaveColors) { x, y in
        func lies(_ a: Double, _ b: Double) -> Bool {
            let (a, b) = (a.truncatingRemainder(dividingBy: 48), b.truncatingRemainder(dividingBy: 48))
            return a > 4 && a < 20 && b > -4 && b < 28
        }
        if lies(x, y) || lies(x + 24, y + 24) || lies(x + 24, y - 24) { return 1 }
        if lies(y, x) || lies(y + 24, x + 24) || lies(y + 24, x - 24) { return 2 }
        let isUpright = (x > 4 && x < 20) || (x > 28 && x < 44)
        let isLevel = (y > 4 && y < 20) || (y > 28 && y < 44)
        return isUpright ? 3 : isLevel ? 4 : 0
    }

    /// A plate with a thick rim and round corners, 30 by 30 points; 12 points at each side are corner and rim.
    static let plate = Bitmap(60, 60, density: 6.5, palette: plateColors) { x, y in
        let (u, v) = (max(abs(x - 30) - 10, 0), max(abs(y - 30) - 10, 0))
        let distance = hypot(u, v)
        if distance > 20 { return 0 }
        if distance > 16 { return 1 }
        if distance > 13 { return 2 }
        let isStud = hypot(abs(x - 30) - 13, abs(y - 30) - 13) < 3.2
        return isStud ? 4 : 3
    }

    private static let hillColors: [UInt32] = [
        0x5B97DAFF, 0x78AAE1FF, 0x97BDE8FF, 0xB6D0EEFF, 0xD3E2F3FF, 0xEAEFF3FF, 0xFFC862FF, 0xF7DDA8FF,
        0x9DB9C6FF, 0xC4D4DBFF, 0x6BA292FF, 0x43806CFF, 0x25584AFF, 0x55917FFF, 0x84AEACFF, 0x346C5BFF,
    ]
    private static let weaveColors: [UInt32] = [
        0x2D4A63FF, 0x8FC1C9FF, 0xE9B872FF, 0x6FA3B0FF, 0xCC9752FF, 0x5E8795FF, 0x8B7F66FF,
    ]
    private static let plateColors: [UInt32] = [
        0x00000000, 0x3C5F8AFF, 0x9FBBD9FF, 0x4C8DD6FF, 0xD9E6F5FF, 0x3C5F8A80, 0x3C5F8A40, 0x3C5F8AC0,
        0x92B4DFFF, 0x6E8EB2FF, 0x76A4D8FF,
    ]
}

extension Bitmap {
    /// Returns the picture as an image with a width in points.
    func image(width points: Double) -> Image { Image(data: png, scale: Double(width) / points) }
}

extension Image {
    static let hills = Pictures.hills.image(width: 96)
    static let leaf = Pictures.leaf.image(width: 32)
    static let weave = Pictures.weave.image(width: 24)
    static let plate = Pictures.plate.image(width: 30)
}
