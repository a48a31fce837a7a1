extension ImageBytes {
    /// Reads the size of a JPEG file, with the orientation of its camera applied.
    func jpegSize() throws(ImageError) -> CGSize {
        var size: CGSize?
        var isTurned = false
        var position = 2
        while true {
            // 1. Any number of 0xFF bytes can precede the second byte of a marker.
            guard try byte(position) == 0xFF else { throw .malformed("a marker is missing") }
            while try byte(position) == 0xFF { position += 1 }
            let marker = try byte(position)
            position += 1

            // 2. Markers without a segment.
            if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
            if marker == 0x00 || marker == 0xD9 { throw .malformed("the file ends before its image data") }

            // 3. A segment.
            let length = try bigEndian(position, bytes: 2)
            guard length >= 2 else { throw .malformed("a segment has an invalid length") }
            switch marker {
            case 0xC4, 0xC8, 0xCC: break  // Tables and extensions among the numbers of frames.
            case 0xC0...0xCF:
                size = CGSize(
                    width: try bigEndian(position + 5, bytes: 2),
                    height: try bigEndian(position + 3, bytes: 2)
                )
            case 0xE1: if exifOrientation(position + 2, end: position + length) >= 5 { isTurned = true }
            case 0xDA:
                guard let size else { throw .malformed("its size is missing") }
                // Data can follow the end of an image, so the end marker is searched backwards.
                guard last(0xFF, 0xD9, after: position + length) != nil else { throw .truncated }
                return isTurned ? CGSize(width: size.height, height: size.width) : size
            default: break
            }
            position += length
        }
    }

    /// Returns the Exif orientation from 1 to 8.
    ///
    /// Orientations from 5 swap the width and the height.
    ///
    /// The result is 1 (upright) for invalid data. No data after the end of the segment is read.
    private func exifOrientation(_ start: Int, end: Int) -> Int {
        let upright = 1
        guard has("Exif\0\0".utf8, at: start) else { return upright }
        let table = start + 6
        let isLittle = has("II".utf8, at: table)
        guard isLittle || has("MM".utf8, at: table) else { return upright }
        func number(_ position: Int, _ length: Int) throws(ImageError) -> Int {
            isLittle ? try littleEndian(position, bytes: length) : try bigEndian(position, bytes: length)
        }
        do {
            let directory = table + (try number(table + 4, 4))
            for entry in 0..<(try number(directory, 2)) {
                let place = directory + 2 + entry * 12
                guard place + 12 <= end else { return upright }
                guard try number(place, 2) == 0x0112 else { continue }
                let orientation = try number(place + 8, 2)
                return (1...8).contains(orientation) ? orientation : upright
            }
        } catch { return upright }
        return upright
    }
}
