/// A color as its hue, saturation and brightness, each from 0 to 1.
struct HSB {
    var hue: Double
    var saturation: Double
    var brightness: Double

    init(hue: Double, saturation: Double, brightness: Double) {
        self.hue = hue.isFinite ? hue : 0
        self.saturation = saturation.unitClamped
        self.brightness = brightness.unitClamped
    }

    init(red: Double, green: Double, blue: Double) {
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        let turn =
            switch most {
            case _ where range == 0: 0.0
            case red: (green - blue) / range
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        self.init(
            hue: (turn < 0 ? turn + 6 : turn) / 6,
            saturation: most > 0 ? range / most : 0,
            brightness: most
        )
    }

    /// The components of the color in RGB, each from 0 to 1.
    var rgb: (red: Double, green: Double, blue: Double) {
        func part(_ offset: Double) -> Double {
            let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let place = turn < 0 ? turn + 6 : turn
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        return (part(5), part(3), part(1))
    }
}
