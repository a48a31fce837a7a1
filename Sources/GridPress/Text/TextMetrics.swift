/// How wide and how high letters are.
///
/// Line heights are those of the system's typeface, so that lines are as high as on Apple's systems; widths are those
/// of the Helvetica family, which every browser has or has a metric twin of.
struct TextMetrics {
    let font: Font
    let pixelLength: CGFloat

    /// How far letters reach above the baseline.
    var ascent: CGFloat { font.size * 1950 / 2048 }
    /// How far letters reach below the baseline.
    var descent: CGFloat { font.size * 494 / 2048 }
    /// How high capital letters are.
    var capHeight: CGFloat { font.size * 1443 / 2048 }
    /// The height of a line.
    var lineHeight: CGFloat { ascent + descent }

    /// The width of a line before it is rounded.
    func width(of string: String) -> CGFloat {
        // Browsers set weights from 600 on in the bold face.
        let isBold = font.weight.value >= 600
        var units = 0
        for scalar in string.unicodeScalars { units += HelveticaWidths.width(of: scalar, isBold: isBold) }
        return CGFloat(units) * font.size / 1000
    }

    /// The length rounded up to whole pixels; lengths that miss a whole one by rounding alone stay.
    func roundedUp(_ length: CGFloat) -> CGFloat {
        ((length / pixelLength - 1e-9).rounded(.up)) * pixelLength
    }

    /// What a text prefers around it.
    func spacing(firstBaseline: CGFloat, lastBaseline: CGFloat, height: CGFloat) -> ViewSpacing {
        let step = roundedUp(lineHeight * 0.1)
        let metrics = ViewSpacing.TextMetrics(ascent: ascent, descent: descent, leading: 0, pixelLength: pixelLength)
        var spacing = ViewSpacing()
        spacing[.top] = ViewSpacing.Preference(
            categories: [.edgeAboveText: lineHeight + step - ascent, .textBaseline: -firstBaseline],
            text: metrics
        )
        spacing[.bottom] = ViewSpacing.Preference(
            categories: [
                .edgeBelowText: max(lineHeight + step - capHeight, step + descent),
                .textBaseline: lastBaseline - height,
            ],
            text: metrics
        )
        return spacing
    }
}
