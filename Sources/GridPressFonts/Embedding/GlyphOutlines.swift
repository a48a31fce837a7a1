import CHarfBuzz
import GridPress

/// The outlines of glyphs, in points, with y growing downwards.
struct GlyphOutlines {
    /// The steps of the outlines that are being drawn.
    private final class Sink {
        var steps: [Path.Element] = []
        /// The number of points per unit of the face.
        var scale = 1.0
        /// The position of the glyph on the baseline.
        var origin = CGPoint.zero

        func point(_ x: Float, _ y: Float) -> CGPoint {
            CGPoint(x: origin.x + Double(x) * scale, y: origin.y - Double(y) * scale)
        }
    }

    private let sink = Sink()
    /// The number of steps after which no further glyph is drawn.
    ///
    /// Legible fonts need far fewer.
    private static let mostSteps = 500_000

    /// The steps of all drawn glyphs.
    var steps: [Path.Element] { sink.steps }

    /// Draws a glyph at a position on the baseline.
    ///
    /// - Parameter scale: The number of points per unit of the face.
    func draw(_ glyph: UInt32, of instance: FontInstance, at origin: CGPoint, scale: Double) {
        guard sink.steps.count < Self.mostSteps else { return }
        sink.origin = origin
        sink.scale = scale
        gridpress_draw_glyph(instance.font, glyph, Self.functions.pointer, Unmanaged.passUnretained(sink).toOpaque())
    }

    /// The callbacks of HarfBuzz, which are immutable after their creation.
    private struct Functions: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    private static let functions: Functions = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let sink = GlyphOutlines.sink(data) else { return }
                sink.steps.append(.move(to: sink.point(x, y)))
            },
            nil,
            nil
        )
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let sink = GlyphOutlines.sink(data) else { return }
                sink.steps.append(.line(to: sink.point(x, y)))
            },
            nil,
            nil
        )
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                guard let sink = GlyphOutlines.sink(data) else { return }
                sink.steps.append(.quadCurve(to: sink.point(x, y), control: sink.point(controlX, controlY)))
            },
            nil,
            nil
        )
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                guard let sink = GlyphOutlines.sink(data) else { return }
                sink.steps.append(
                    .curve(to: sink.point(x, y), control1: sink.point(x1, y1), control2: sink.point(x2, y2))
                )
            },
            nil,
            nil
        )
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in GlyphOutlines.sink(data)?.steps.append(.closeSubpath) },
            nil,
            nil
        )
        hb_draw_funcs_make_immutable(functions)
        return Functions(pointer: functions)
    }()

    private static func sink(_ data: UnsafeMutableRawPointer?) -> Sink? {
        data.map { Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue() }
    }
}
