extension CGAffineTransform {
    /// Creates the transform of an SVG attribute: a list of steps, applied from last to first.
    ///
    /// Invalid steps are ignored.
    init(svg text: String) {
        self = .identity
        for part in text.split(separator: ")").prefix(16) {
            guard let bracket = part.firstIndex(of: "(") else { continue }
            let name = part[..<bracket].filter(\.isLetter)
            let numbers = part[part.index(after: bracket)...].split { $0 == "," || $0.isWhitespace }
                .compactMap { Double($0).map { CGFloat($0) } }
            if let step = CGAffineTransform(step: name, numbers) { self = step.concatenating(self) }
        }
    }

    /// Creates a single step; `nil` if it is invalid.
    private init?(step name: String, _ numbers: [CGFloat]) {
        switch (name, numbers.count) {
        case ("matrix", 6):
            self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1...2): self.init(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
        case ("scale", 1...2): self.init(scaleX: numbers[0], y: numbers[numbers.count - 1])
        case ("rotate", 1): self.init(rotationAngle: numbers[0] * .pi / 180)
        case ("rotate", 3):
            self = CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
                .concatenating(CGAffineTransform(rotationAngle: numbers[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
        case ("skewX", 1): self.init(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): self.init(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }
}
