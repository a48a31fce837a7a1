import Foundation
import GridPressProperties
import Testing

@_spi(Bytes) @testable import GridPressSVG

@Suite("Numbers")
struct NumberTests {
    private func print(_ value: Double, _ precision: Precision = .thousandths) -> String {
        var buffer = ByteBuffer()
        buffer.append(value, precision)
        return buffer.string()
    }

    @Test(
        "are printed in their shortest form",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (10, "10"), (-1, "-1"), (0.5, "0.5"), (0.05, "0.05"), (0.005, "0.005"),
            (1.25, "1.25"), (100.125, "100.125"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (0.1 + 0.2, "0.3"),
            (999.9999, "1000"), (1_234_567.891, "1234567.891"),
        ] as [(Double, String)]
    )
    func shortest(value: Double, printed: String) { #expect(print(value) == printed) }

    @Test(
        "round halves away from zero, and never to minus zero",
        arguments: [(0.0005, "0.001"), (-0.0005, "-0.001"), (0.0004999, "0"), (-0.0004999, "0"), (2.0625, "2.063")]
            as [(Double, String)]
    )
    func halves(value: Double, printed: String) { #expect(print(value) == printed) }

    @Test("have all their digits, before a point, within and behind it")
    func allDigits() {
        forEach(0..<1000) { count, check in
            let digits = String(repeating: "0", count: 3 - String(count).count) + String(count)
            let decimals = digits.replacing(/0+$/, with: "")
            check.equal(print(Double(count)), "\(count)")
            check.equal(print(Double(count) + 7000), "7\(digits)")
            check.equal(print(Double(count) * 1000 + 5), "\(count == 0 ? "" : "\(count)00")5")
            check.equal(print(Double(count) / 1000), decimals.isEmpty ? "0" : "0.\(decimals)")
            check.equal(print(Double(count) / 1e6, .millionths), decimals.isEmpty ? "0" : "0.000\(decimals)")
        }
        for number in [Int.min, Int.max] {
            var buffer = ByteBuffer()
            buffer.append(number)
            #expect(buffer.string() == "\(number)")
        }
    }

    @Test("and texts for which there is no room end the program before they are written")
    func missingRoom() async {
        await #expect(processExitsWith: .failure) {
            var buffer = ByteBuffer()
            buffer.append(atMost: 4) { $0.store("width") }
        }
        await #expect(processExitsWith: .failure) {
            var buffer = ByteBuffer()
            buffer.append(atMost: 4) { $0.store(12345.678) }
        }
        await #expect(processExitsWith: .failure) {
            var buffer = ByteBuffer()
            buffer.append(atMost: 1) { cursor in for _ in 0...64 { cursor.store(UInt8(ascii: "x")) } }
        }
    }

    @Test("round what is just below a half down, and a half up")
    func nearHalves() {
        forEach(0..<10_000) { count, check in
            let half = Double(count) + 0.5
            check.equal(half.counted(in: 1), Int64(count) + 1)
            check.equal(half.nextDown.counted(in: 1), Int64(count))
            check.equal((-half).counted(in: 1), -Int64(count) - 1)
            check.equal((-half.nextDown).counted(in: 1), -Int64(count))
        }
    }

    @Test(
        "keep within limits",
        arguments: [
            (1e300, "1000000000000"), (-1e300, "-1000000000000"), (Double.infinity, "0"), (-.infinity, "0"),
            (.nan, "0"), (1e12, "1000000000000"), (.leastNonzeroMagnitude, "0"),
        ] as [(Double, String)]
    )
    func limits(value: Double, printed: String) {
        #expect(print(value) == printed)
        #expect(print(value, .millionths) == printed)
    }

    @Test("with six decimals keep six decimals")
    func sixDecimals() {
        #expect(print(3.0.squareRoot() / 2, .millionths) == "0.866025")
        #expect(print(0.5, .millionths) == "0.5")
        #expect(print(-0.0000004, .millionths) == "0")
    }

    @Test("are those of a slow and plain reference")
    func reference() {
        forEachSeed(cost: 2) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let magnitude = Double.random(in: -5...11, using: &generator)
            let value = Double.random(in: -1...1, using: &generator) * pow(10, magnitude)
            check.equal(print(value), slow(value), "\(value)")
            let coarse = Double(Int(value * 4)) / 8
            check.equal(print(coarse), slow(coarse), "\(coarse)")
        }
    }

    /// Prints a number in thousandths with Foundation, inserts the decimal point, and removes trailing zeros.
    private func slow(_ value: Double) -> String {
        var digits = String(format: "%.0f", abs((value * 1000).rounded(.toNearestOrAwayFromZero)))
        while digits.count < 4 { digits = "0" + digits }
        digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -3))
        while digits.hasSuffix("0") { digits.removeLast() }
        if digits.hasSuffix(".") { digits.removeLast() }
        return value < 0 && digits != "0" ? "-" + digits : digits
    }

    @Test("have room where room was made for the longest of them")
    func room() {
        for value in [-1e12, -1e12 + 0.001, -999_999_999_999.999] {
            #expect(print(value).utf8.count <= ByteCursor.numberLength)
            #expect(print(value, .millionths).utf8.count <= ByteCursor.numberLength)
        }
    }
}
