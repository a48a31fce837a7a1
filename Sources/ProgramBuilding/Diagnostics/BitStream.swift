/// A reader of LLVM's bit streams, the format of the files in which the compiler keeps its messages.
///
/// A stream has blocks, and records in them. An abbreviation describes the fields of records.
struct BitStream {
    /// A record of a block.
    struct Record {
        var block: Int
        var code: Int
        var fields: [Int]
        /// The bytes at the end of the record; empty for none.
        var text: [UInt8] = []
    }

    /// A stream that doesn't follow the format.
    private struct Damage: Error {}

    private enum Field {
        case literal(Int)
        case fixed(Int)
        case variable(Int)
        case letter
        case array
        case bytes

        /// Whether each value takes bits, so that the stream limits the number of values.
        var hasBits: Bool {
            switch self {
            case .literal, .fixed(0): false
            default: true
            }
        }
    }

    private let bytes: [UInt8]
    private var position: Int
    private var abbreviationsOfBlocks: [Int: [[Field]]] = [:]
    private var records: [Record] = []

    /// Returns the records of a stream, up to the first one that doesn't follow the format.
    ///
    /// - Parameter magic: The bytes at the start of the stream.
    static func records(of bytes: [UInt8], magic: String) -> [Record] {
        guard bytes.starts(with: magic.utf8) else { return [] }
        var stream = BitStream(bytes: bytes, position: 8 * magic.utf8.count)
        try? stream.readBlock(-1, width: 2, level: 0)
        return stream.records
    }

    private init(bytes: [UInt8], position: Int) {
        self.bytes = bytes
        self.position = position
    }

    // MARK: Numbers

    private mutating func number(_ width: Int) throws(Damage) -> Int {
        guard (0...62).contains(width), width <= 8 * bytes.count - position else { throw Damage() }
        var value = 0
        var read = 0
        while read < width {
            let count = min(8 - position % 8, width - read)
            let part = Int(bytes[position / 8]) >> (position % 8) & ((1 << count) - 1)
            value |= part << read
            read += count
            position += count
        }
        return value
    }

    private mutating func variableNumber(_ width: Int) throws(Damage) -> Int {
        guard (2...32).contains(width) else { throw Damage() }
        let mark = 1 << (width - 1)
        var value = 0
        var shift = 0
        while shift < 62 {
            let chunk = try number(width)
            value |= (chunk & (mark - 1)) << shift
            if chunk & mark == 0 { return value }
            shift += width - 1
        }
        throw Damage()
    }

    private mutating func align() { position = (position + 31) / 32 * 32 }

    // MARK: Blocks

    /// Reads the content of a block; -1 is the stream itself, and 0 describes abbreviations.
    private mutating func readBlock(_ block: Int, width: Int, level: Int) throws(Damage) {
        guard level < 16 else { throw Damage() }
        var abbreviations = abbreviationsOfBlocks[block] ?? []
        var described = -1
        while position < 8 * bytes.count {
            switch try number(width) {
            case 0:
                align()
                return
            case 1:
                let inner = try variableNumber(8)
                let innerWidth = try variableNumber(4)
                align()
                _ = try number(32)
                try readBlock(inner, width: innerWidth, level: level + 1)
            case 2:
                let fields = try abbreviation()
                if block == 0 {
                    abbreviationsOfBlocks[described, default: []].append(fields)
                } else {
                    abbreviations.append(fields)
                }
            case 3:
                var record = Record(block: block, code: try variableNumber(6), fields: [])
                for _ in 0..<(try variableNumber(6)) { record.fields.append(try variableNumber(6)) }
                if block == 0, record.code == 1 { described = record.fields.first ?? -1 }
                records.append(record)
            case let id:
                guard abbreviations.indices.contains(id - 4) else { throw Damage() }
                records.append(try record(abbreviations[id - 4], of: block))
            }
        }
    }

    private mutating func abbreviation() throws(Damage) -> [Field] {
        var fields: [Field] = []
        for _ in 0..<(try variableNumber(5)) {
            if try number(1) == 1 {
                fields.append(.literal(try variableNumber(8)))
                continue
            }
            switch try number(3) {
            case 1: fields.append(.fixed(try variableNumber(5)))
            case 2: fields.append(.variable(try variableNumber(5)))
            case 3: fields.append(.array)
            case 4: fields.append(.letter)
            case 5: fields.append(.bytes)
            default: throw Damage()
            }
        }
        return fields
    }

    private mutating func record(_ abbreviation: [Field], of block: Int) throws(Damage) -> Record {
        var values: [Int] = []
        var text: [UInt8] = []
        var rest = abbreviation[...]
        while let field = rest.popFirst() {
            switch field {
            case .array:
                guard let element = rest.popFirst(), element.hasBits else { throw Damage() }
                for _ in 0..<(try variableNumber(6)) { values.append(try value(element)) }
            case .bytes:
                let count = try variableNumber(6)
                align()
                guard count <= bytes.count - position / 8 else { throw Damage() }
                text = Array(bytes[(position / 8)..<(position / 8 + count)])
                position += 8 * count
                align()
            default: values.append(try value(field))
            }
        }
        guard let code = values.first else { throw Damage() }
        return Record(block: block, code: code, fields: Array(values.dropFirst()), text: text)
    }

    private mutating func value(_ field: Field) throws(Damage) -> Int {
        switch field {
        case .literal(let value): value
        case .fixed(let width): try number(width)
        case .variable(let width): try variableNumber(width)
        case .letter: try number(6)
        case .array, .bytes: throw Damage()
        }
    }
}
