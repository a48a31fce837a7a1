import Foundation

/// Minimal programs that write rectangles as SVG.
///
/// They show the speed that is possible in Swift: they compute no colors, escape no text and measure no views.
enum Bounds {
    /// A rectangle to write.
    struct Rectangle {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    /// Returns rectangles in rows of twelve, which are the same in every run.
    ///
    /// Whole numbers are the best case for printing `Double`s without rounding. Thirds, as in divided lengths, need
    /// rounding.
    static func rectangles(_ count: Int, inThirds: Bool) -> [Rectangle] {
        var state: UInt32 = 12345
        func length(below limit: UInt32) -> Double {
            state = state &* 1_664_525 &+ 1_013_904_223
            let number = state >> 16
            return Double(number % limit) + (inThirds ? Double(number % 3) / 3 : 0)
        }
        return (0..<count).map { index in
            Rectangle(
                x: length(below: 1200),
                y: Double(index / 12) * 3 + length(below: 100),
                width: 10 + length(below: 80),
                height: 10 + length(below: 50)
            )
        }
    }

    /// Writes one string with interpolations; returns its number of bytes.
    static func joinInterpolations(_ rectangles: [Rectangle]) -> Int {
        var svg = head.description
        for box in rectangles {
            // One interpolation for each rectangle, because joining two strings is slower.
            svg += """
                <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" fill="#4080c0"/>

                """
        }
        svg += tail.description
        return svg.utf8.count
    }

    /// Stores bytes in memory that is large enough, without bounds checks; returns their number.
    static func moveCursor(_ rectangles: [Rectangle]) -> Int {
        let bytes = [UInt8](unsafeUninitializedCapacity: rectangles.count * 160 + 256) { memory, count in
            guard let start = memory.baseAddress else { return }
            var cursor = Cursor(place: start)
            cursor.write(head)
            for rectangle in rectangles {
                cursor.write("<rect x=\"")
                cursor.write(rectangle.x)
                cursor.write("\" y=\"")
                cursor.write(rectangle.y)
                cursor.write("\" width=\"")
                cursor.write(rectangle.width)
                cursor.write("\" height=\"")
                cursor.write(rectangle.height)
                cursor.write("\" fill=\"#4080c0\"/>\n")
            }
            cursor.write(tail)
            count = cursor.place - start
        }
        return bytes.count
    }

    private static let head: StaticString =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"900\">\n"
    private static let tail: StaticString = "</svg>\n"
}

/// The position of the next byte, without bounds checks.
struct Cursor {
    var place: UnsafeMutablePointer<UInt8>

    @inline(__always)
    mutating func write(_ text: StaticString) {
        memcpy(place, text.utf8Start, text.utf8CodeUnitCount)
        place += text.utf8CodeUnitCount
    }

    /// Writes a number with up to three decimals.
    @inline(__always)
    mutating func write(_ number: Double) {
        var thousandths = Int64((number * 1000).rounded())
        if thousandths < 0 {
            write(byte: UInt8(ascii: "-"))
            thousandths = -thousandths
        }
        let (whole, fraction) = UInt64(thousandths).quotientAndRemainder(dividingBy: 1000)
        write(whole: whole)
        guard fraction != 0 else { return }
        let digits = (fraction / 100, fraction / 10 % 10, fraction % 10)
        place[0] = UInt8(ascii: ".")
        place[1] = Self.digit(digits.0)
        place[2] = Self.digit(digits.1)
        place[3] = Self.digit(digits.2)
        place += digits.2 != 0 ? 4 : digits.1 != 0 ? 3 : 2
    }

    @inline(__always)
    mutating func write(whole number: UInt64) {
        guard number >= 10 else { return write(byte: Self.digit(number)) }
        var length = 1
        var limit: UInt64 = 10
        while number >= limit {
            length += 1
            limit &*= 10
        }
        place += length
        var rest = number
        var digit = place
        while rest > 0 {
            digit -= 1
            digit.pointee = Self.digit(rest % 10)
            rest /= 10
        }
    }

    /// Writes a byte as two hexadecimal digits.
    @inline(__always)
    mutating func write(hex byte: UInt8) {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
        place[0] = digit(byte >> 4)
        place[1] = digit(byte & 15)
        place += 2
    }

    @inline(__always)
    private mutating func write(byte: UInt8) {
        place.pointee = byte
        place += 1
    }

    @inline(__always)
    private static func digit(_ number: UInt64) -> UInt8 { UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number) }
}
