extension Data {
    /// The size of the first page of a PDF document in points; `nil` for a file of another format.
    ///
    /// It is read from the first uncompressed `MediaBox`. Without one, it is the default size of placeholders.
    var sizeOfPages: CGSize? {
        guard starts(with: "%PDF-".utf8) else { return nil }
        guard let name = range(of: Data("/MediaBox".utf8)),
            let start = self[name.upperBound...].prefix(8).firstIndex(of: UInt8(ascii: "["))
        else { return ImagePlaceholder.defaultSize }
        let box = self[index(after: start)...].prefix(200).prefix { $0 != UInt8(ascii: "]") }
        let numbers = String(decoding: box, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
            Double($0)
        }
        guard numbers.count == 4, case let width = abs(numbers[2] - numbers[0]), width > 0, width <= 100_000,
            case let height = abs(numbers[3] - numbers[1]), height > 0, height <= 100_000
        else { return ImagePlaceholder.defaultSize }
        return CGSize(width: width, height: height)
    }
}
