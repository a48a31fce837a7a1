import GridPressBenchmarksNative
import GridPressDrawings
import GridPressPictures
import GridPressSVG

/// Writing markup and data.
extension Series {
    static var writers: [Series] {
        [
            // Smaller sizes are copied within the processor's caches, which isn't comparable.
            writer("SVG writer", bound: "copying", Limits(ratio: 15, smallest: 100_000)) { copying(written($0)) },
            writer("SVG writer beside a cursor", bound: "by hand") { rectangles in { Bounds.moveCursor(rectangles) } },
            writer("SVG writer beside C++", bound: "std::to_chars", Limits(ratio: 1.0 / 2)) { rectangles in
                let numbers = rectangles.flatMap { [$0.x, $0.y, $0.width, $0.height] }
                return { writeRectanglesWithToChars(numbers, numbers.count / 4) }
            },
            writer("SVG writer beside strings", bound: "interpolation", Limits(ratio: 1.0 / 8)) { rectangles in
                { Bounds.joinInterpolations(rectangles) }
            },
            writer("whole numbers as SVG", bound: "interpolation", Limits(ratio: 1.0 / 4), inThirds: false) {
                rectangles in { Bounds.joinInterpolations(rectangles) }
            },
            renderer("SVG of a drawing") { try $0.svg() },
            Series("SVG in pieces", bound: "in one piece", limits: Limits(ratio: 4)) { count in
                let drawing = try leaves(count)
                guard let handle = FileHandle(forWritingAtPath: "/dev/null") else { throw CocoaError(.fileNoSuchFile) }
                return Pair {
                    try drawing.writeSVG(to: handle)
                    return count
                } bound: {
                    try drawing.svg().utf8.count
                }
            },
        ]
    }

    // MARK: Rectangles

    private static func writer(
        _ name: String,
        bound: String,
        _ limits: Limits = Limits(),
        inThirds: Bool = true,
        _ other: @escaping ([Bounds.Rectangle]) -> () -> Int
    ) -> Series {
        Series(name, bound: bound, limits: limits) { count in
            let rectangles = Bounds.rectangles(count, inThirds: inThirds)
            let other = other(rectangles)
            // Other programs print whole numbers with a decimal point, so the lengths differ.
            precondition(!inThirds || bound == "interpolation" || other() == written(rectangles).utf8.count)
            return Pair({ written(rectangles).utf8.count }, bound: other)
        }
    }

    /// Returns rectangles as SVG, with a typed method of the writer for each value.
    private static func written(_ rectangles: [Bounds.Rectangle]) -> String {
        let color = Drawing.RGBA(red: 0x40, green: 0x80, blue: 0xC0)
        // The renderer reserves the same capacity for its elements.
        return MarkupWriter.string(expecting: 1024 + rectangles.count * 96) { writer in
            writer.element("svg") { writer in
                writer.attribute("xmlns", "http://www.w3.org/2000/svg")
                writer.attribute("width", 1200)
                writer.attribute("height", 900)
                for rectangle in rectangles {
                    writer.element("rect") {
                        $0.attribute("x", rectangle.x)
                        $0.attribute("y", rectangle.y)
                        $0.attribute("width", rectangle.width)
                        $0.attribute("height", rectangle.height)
                        $0.attribute("fill", color: color)
                    }
                }
            }
        }
    }

    // MARK: Drawings

    static func renderer(
        _ name: String,
        sizes: [Int] = allSizes,
        _ render: @escaping (Drawing) throws -> String
    ) -> Series {
        Series(name, bound: "copying", sizes: sizes) { count in
            let drawing = try leaves(count)
            return Pair({ try render(drawing).utf8.count }, bound: copying(try render(drawing)))
        }
    }

    /// Returns a drawing of colored leaves in rows of 100.
    private static func leaves(_ count: Int) throws -> Drawing {
        let columns = 100
        let figure = Figure("Leaves", width: 6000, height: 3000) {
            VStack(spacing: 1) {
                ForEach(0..<count / columns) { row in
                    HStack(spacing: 1) {
                        ForEach(0..<columns) { column in
                            Color(red: Double(row % 16) / 15, green: Double(column % 16) / 15, blue: 0.5)
                        }
                    }
                }
            }
        }
        return try figure.drawing()
    }

    // MARK: The bound

    /// Returns a closure that copies a text to allocated memory.
    private static func copying(_ text: String) -> () -> Int {
        let bytes = Array(text.utf8)
        let copy = Copy(count: bytes.count)
        return { copy.take(bytes) }
    }
}

/// The memory that bytes are copied to.
private final class Copy {
    private let memory: UnsafeMutableRawBufferPointer

    init(count: Int) { memory = .allocate(byteCount: count, alignment: 16) }

    deinit { memory.deallocate() }

    func take(_ bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes(memory.copyMemory)
        return bytes.count
    }
}
