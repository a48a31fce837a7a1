import Foundation

extension Image {
    /// Invented people, each 32 by 32 points and sharp at up to 84 by 84.
    static let portraits: [Image] = Portrait.all.map { $0.bitmap(density: 5.25).image(width: 32) }
    /// The same people, sharp at up to 32 by 32 points.
    static let smallPortraits: [Image] = Portrait.all.map { $0.bitmap(density: 2).image(width: 32) }
}

/// A person from the front: hair, a face, and a jersey in front of a wall.
private struct Portrait {
    let skin: UInt32
    let hair: UInt32
    let jersey: UInt32
    let wall: UInt32
    /// The length of the hair at the sides, from the top of the head to the shoulders.
    let length: Double

    static let all = [
        Portrait(skin: 0xF1C9A5, hair: 0x4A2F1D, jersey: 0x4C8DD6, wall: 0xB9CFEA, length: 0.2),
        Portrait(skin: 0xC98E62, hair: 0x1E1A18, jersey: 0xF0A04B, wall: 0xA9D6C2, length: 1),
        Portrait(skin: 0xF6D7BE, hair: 0xC9953F, jersey: 0x7650C0, wall: 0xF2C4AE, length: 0.8),
        Portrait(skin: 0x8A5A3C, hair: 0x15110F, jersey: 0x5BB974, wall: 0xC9BCE6, length: 0.1),
        Portrait(skin: 0xE9B48F, hair: 0x7A3218, jersey: 0x2F8F8A, wall: 0xEFDC9B, length: 0.9),
        Portrait(skin: 0xF3D0B4, hair: 0xA9A9AD, jersey: 0x5A6472, wall: 0xA8C4DD, length: 0.3),
        Portrait(skin: 0x6E432B, hair: 0x2B1B14, jersey: 0xE0656A, wall: 0xBBDDA4, length: 0.6),
        Portrait(skin: 0xDDA77B, hair: 0x33261F, jersey: 0x38B2AC, wall: 0xEBB9CC, length: 0),
    ]

    /// Returns the portrait with a number of pixels for each of its 48 units.
    func bitmap(density: Double) -> Bitmap {
        Bitmap(48, 48, density: density, palette: palette) { x, y in
            let face = hypot((x - 24) / 9, (y - 21) / 11)
            let head = hypot((x - 24) / 11.5, (y - 19) / 12.5)
            let isEye = hypot(abs(x - 24) - 3.6, y - 20) < 1.1
            let isMouth = abs(hypot(x - 24, y - 23.5) - 4) < 0.6 && y > 26
            let isNeck = abs(x - 24) < 4 && y > 28 && y < 38
            let isJersey = hypot((x - 24) / 19, (y - 52) / 16) < 1
            let fringe = 15 + 2 * sin(x / 3)
            if face < 1, y > fringe { return isEye ? 4 : isMouth ? 5 : 1 }
            if head < 1, y < 20 { return 2 }
            if abs(x - 24) < 11.5, abs(x - 24) > 6, y >= 19, y < 20 + 16 * length { return 2 }
            if isNeck, !isJersey || y < 38 { return 6 }
            return isJersey ? 3 : 0
        }
    }

    private var palette: [UInt32] {
        func opaque(_ color: UInt32) -> UInt32 { color << 8 | 0xFF }
        func darker(_ color: UInt32) -> UInt32 {
            [0, 8, 16].reduce(0 as UInt32) { sum, shift in
                let part: UInt32 = color >> shift & 0xFF
                return sum | (part * 5 / 6) << shift
            }
        }
        let colors = [wall, skin, hair, jersey, 0x2A2320, 0xA4473F, darker(skin)]
        let mixtures = [(wall, jersey), (wall, hair), (skin, hair), (wall, darker(skin))].map { first, second in
            [0, 8, 16].reduce(0 as UInt32) { sum, shift in
                let (one, other): (UInt32, UInt32) = (first >> shift & 0xFF, second >> shift & 0xFF)
                return sum | ((one + other) / 2) << shift
            }
        }
        return (colors + mixtures).map(opaque)
    }
}
