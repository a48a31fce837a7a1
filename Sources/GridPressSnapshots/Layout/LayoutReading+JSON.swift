import Foundation
import GridPressDrawings

extension LayoutRecord {
    /// The record that a JSON document is; `nil` where it is none, or a damaged one.
    package init?(json bytes: [UInt8]) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)), let root = value as? [String: Any],
            let size = Self.numbers(root["size"], 2), let elements = root["elements"] as? [[String: Any]],
            let grids = root["grids"] as? [[String: Any]]
        else { return nil }
        var parts: [Part] = []
        for element in elements {
            guard let part = Self.part(element, before: parts.count) else { return nil }
            parts.append(part)
        }
        var read: [Drawing.Grid] = []
        for grid in grids {
            guard let grid = Self.grid(grid) else { return nil }
            read.append(grid)
        }
        self.init(
            title: root["title"] as? String ?? "",
            size: CGSize(width: size[0], height: size[1]),
            parts: parts,
            grids: read
        )
    }

    private static func part(_ element: [String: Any], before index: Int) -> Part? {
        guard let kind = element["kind"] as? String, let frame = rect(element["frame"]) else { return nil }
        let parent = (element["parent"] as? NSNumber)?.intValue
        guard parent.map({ (0..<index).contains($0) }) ?? true else { return nil }
        let lines = element["text"] as? [[String: Any]] ?? []
        let words = lines.compactMap { $0["words"] as? String }.joined(separator: " ")
        let values = element["looks"] as? [String: Any] ?? [:]
        var looks = Look.Name.allCases.flatMap { name in
            (values[name.rawValue] as? String ?? "").split(separator: Look.separator).map { Look(name, String($0)) }
        }
        if let layer = element["layer"] as? String, layer != kind { looks.append(Look(.layer, layer)) }
        return Part(
            parent: parent,
            kind: kind,
            title: (element["name"] as? String).map { .name($0) } ?? (element["label"] as? String).map { .label($0) },
            words: words.isEmpty ? nil : words,
            frame: frame,
            looks: looks
        )
    }

    private static func grid(_ grid: [String: Any]) -> Drawing.Grid? {
        guard let kind = (grid["kind"] as? String).flatMap(Drawing.Grid.Kind.init),
            let element = (grid["element"] as? NSNumber)?.intValue,
            let columns = tracks(grid["columns"]), let rows = tracks(grid["rows"]),
            let cells = grid["cells"] as? [[String: Any]]
        else { return nil }
        var read: [Drawing.Grid.Cell] = []
        for cell in cells {
            guard let element = (cell["element"] as? NSNumber)?.intValue, let frame = rect(cell["frame"]),
                let columns = range(cell["columns"]), let rows = range(cell["rows"])
            else { return nil }
            read.append(
                Drawing.Grid.Cell(
                    element: element,
                    identity: cell["id"] as? String ?? "",
                    columns: columns,
                    rows: rows,
                    frame: frame,
                    settings: settings(cell["settings"])
                )
            )
        }
        return Drawing.Grid(
            element: element,
            kind: kind,
            settings: settings(grid["settings"]),
            columns: columns,
            rows: rows,
            cells: read
        )
    }

    private static func tracks(_ value: Any?) -> [Drawing.Grid.Track]? {
        guard let tracks = value as? [[String: Any]] else { return nil }
        let read = tracks.compactMap { track -> Drawing.Grid.Track? in
            guard let size = track["size"] as? String, let start = (track["start"] as? NSNumber)?.doubleValue,
                let length = (track["length"] as? NSNumber)?.doubleValue
            else { return nil }
            return Drawing.Grid.Track(size: size, start: start, length: length)
        }
        return read.count == tracks.count ? read : nil
    }

    private static func settings(_ value: Any?) -> [Drawing.Grid.Setting] {
        (value as? [[String: Any]] ?? []).compactMap { setting in
            guard let name = setting["name"] as? String, let value = setting["value"] as? String else { return nil }
            return Drawing.Grid.Setting(name, value)
        }
    }

    private static func numbers(_ value: Any?, _ count: Int) -> [Double]? {
        guard let numbers = value as? [NSNumber], numbers.count == count else { return nil }
        return numbers.map(\.doubleValue)
    }

    private static func rect(_ value: Any?) -> CGRect? {
        numbers(value, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// The first of some tracks, and how many they are.
    private static func range(_ value: Any?) -> Range<Int>? {
        guard let numbers = numbers(value, 2), numbers[1] >= 0,
            numbers.allSatisfy({ (-1e6...1e6).contains($0) })
        else { return nil }
        return Int(numbers[0])..<Int(numbers[0]) + Int(numbers[1])
    }
}
