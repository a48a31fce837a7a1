// Searches in the bytes of pages, with functions of the C library, which are fast for long lines.

extension [UInt8] {
    /// Whether the file can contain figures or pictures.
    var mayHaveFigures: Bool {
        withUnsafeBytes { bytes in
            ["figure", "Figure", "picture:", "@Snippet("].contains { bytes.contains(word: Array($0.utf8)) }
        }
    }

    /// Returns the number of the first line with more than a number of bytes; `nil` if all lines are shorter.
    func firstLine(longerThan limit: Int) -> Int? {
        withUnsafeBytes { bytes in
            var (number, start) = (1, 0)
            var (feed, carriage) = (-1, -1)
            while bytes.count - start > limit {
                // Each byte is searched once for each of the two line ends.
                if feed < start { feed = bytes.offset(of: newline, from: start) }
                if carriage < start { carriage = bytes.offset(of: carriageReturn, from: start) }
                let end = Swift.min(feed, carriage)
                if end - start > limit { return number }
                (number, start) = (number + 1, feed == end + 1 && carriage == end ? end + 2 : end + 1)
            }
            return nil
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Returns whether the bytes contain a word.
    fileprivate func contains(word: [UInt8]) -> Bool {
        var start = offset(of: word[0], from: 0)
        while count - start >= word.count {
            if let base = baseAddress, memcmp(base + start, word, word.count) == 0 { return true }
            start = offset(of: word[0], from: start + 1)
        }
        return false
    }

    /// Returns the offset of the next byte with a value, or the number of bytes.
    fileprivate func offset(of byte: UInt8, from start: Int) -> Int {
        guard let base = baseAddress, let place = memchr(base + start, Int32(byte), count - start) else { return count }
        return UnsafeRawPointer(place) - base
    }
}
