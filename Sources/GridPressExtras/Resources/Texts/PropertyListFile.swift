/// A reader of property lists.
///
/// It refuses XML files with more than 32 levels of nested elements, and binary files of 1 MB or more.
enum PropertyListFile {
    private static let deepest = 32

    /// Returns the dictionary of a property list; `nil` for any other file, and for a refused one.
    static func dictionary(_ data: Data) -> [String: Any]? {
        let isMarkup = data.prefix(200).starts(with: "<?xml".utf8) || data.prefix(200).starts(with: "<plist".utf8)
        guard isMarkup ? depth(of: data) <= deepest : data.starts(with: "bplist0".utf8) && data.count < 1 << 20 else {
            return nil
        }
        return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
    }

    /// Returns the largest depth of nested elements, counted by their tags.
    private static func depth(of data: Data) -> Int {
        var (depth, most) = (0, 0)
        var previous: UInt8 = 0
        for byte in data {
            if previous == UInt8(ascii: "<"), byte == UInt8(ascii: "/") {
                depth -= 1
            } else if previous == UInt8(ascii: "<"), byte != UInt8(ascii: "!"), byte != UInt8(ascii: "?") {
                depth += 1
                most = max(most, depth)
            } else if previous == UInt8(ascii: "/"), byte == UInt8(ascii: ">") {
                depth -= 1
            }
            previous = byte
        }
        return most
    }
}
