extension ToolOption where Value == Double {
    /// Creates an option whose value is a length in points.
    init(_ name: String, _ summary: String, fallback: String) {
        self.init(name, .length, summary, fallback: fallback) { word in
            guard word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }) else { return nil }
            return Double(word).flatMap { $0 <= Double(FigureLimits.length) ? $0 : nil }
        }
    }
}
