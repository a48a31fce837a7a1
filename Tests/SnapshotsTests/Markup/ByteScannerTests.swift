import GridPressProperties
import Testing

@testable import GridPressGoldens

@Suite("A number in a text")
struct ByteScannerTests {
    private func scanned(_ text: String) -> (value: Double?, decimals: Int?, rest: String) {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { buffer in
            var scanner = ByteScanner(buffer)
            let number = scanner.number()
            return (number?.value, number?.decimals, String(decoding: buffer[scanner.index...], as: UTF8.self))
        }
    }

    @Test(
        "is read however it is spelled",
        arguments: [
            ("1", 1, 0), ("+3", 3, 0), ("-0", 0, 0), ("3.0", 3, 1), (".5", 0.5, 1), ("-.5", -0.5, 1), ("0.5", 0.5, 1),
            ("5e-1", 0.5, 1), ("5E1", 50, 0), ("0.001", 0.001, 3), ("1e3", 1000, 0), ("1.25e+2", 125, 0),
            ("12345678901234567890", 12_345_678_901_234_567_168, 0),
            ("0.1234567890123456789012", 0.123_456_789_012_345_68, 22),
            ("1e400", .infinity, 0), ("-1e400", -.infinity, 0), ("1e-400", 0, 400),
            ("9007199254740993", 9_007_199_254_740_992, 0),
        ]
    )
    func spellings(text: String, value: Double, decimals: Int) {
        let result = scanned(text)
        #expect(result.value == value && result.decimals == decimals && result.rest.isEmpty, "\(result)")
    }

    @Test(
        "ends where it ends",
        arguments: [
            ("1.5.5", 1.5, ".5"), ("5em", 5, "em"), ("5e", 5, "e"), ("1-2", 1, "-2"), ("7%", 7, "%"),
            ("1..2", 1, "..2"),
            ("3.", 3, "."), ("1e+", 1, "e+"),
        ]
    )
    func ends(text: String, value: Double, rest: String) {
        let result = scanned(text)
        #expect(result.value == value && result.rest == rest, "\(result)")
    }

    @Test("is none without a digit", arguments: ["", "-", "+", ".", "-.", "e5", "a1", "#12"])
    func none(text: String) {
        let result = scanned(text)
        #expect(result.value == nil && result.rest == text)
    }

    @Test("is the same as the standard library reads, for any three decimals")
    func standard() {
        forEach(stride(from: -2_000_000, through: 2_000_000, by: 317)) { thousandths, check in
            let text = "\(Double(thousandths) / 1000)"
            check.equal(scanned(text).value, Double(text), text)
        }
    }
}
