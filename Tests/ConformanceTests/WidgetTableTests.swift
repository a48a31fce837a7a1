import Foundation
import GridPress
import GridPressProperties
import Testing

/// The tables of widget sizes, which are in the same file as FrameUp's cases.
@Suite("The tables of widgets")
struct WidgetTableTests {
    /// The repository's own tables, which have to be complete.
    private static let data = tables(in: CaseFile.ownFolder)
    /// The repository's tables, and the tables in the folder that the environment names, if it has any.
    private static let all = [data, CaseFile.folder == CaseFile.ownFolder ? nil : tables(in: CaseFile.folder)]
        .compactMap { $0 }

    private static func tables(in folder: URL) -> JSON? {
        let tables = try? JSONDecoder().decode(
            JSON.self,
            from: Data(contentsOf: folder.appendingPathComponent("frameup.json"))
        )["widgetSizes"]
        return tables.flatMap { $0.isNull ? nil : $0 }
    }

    /// Returns the rows of a table from all files that contain it.
    private static func rows(_ version: String, _ name: String) throws -> [[JSON]] {
        try all.map { $0[version][name] }.filter { !$0.isNull }.map { try $0.array() }
    }

    private static let versions: [(name: String, table: WidgetSizeTable)] = [("v041", .v041), ("head", .newest)]

    /// The tables of the data by name, with the functions that look up the same sizes here.
    private static let lookups: [String: @Sendable (WidgetSizeTable, CGSize) -> [WidgetSize: CGSize]] = [
        "iPhone": { $0.sizesForiPhone(screenSize: $1) },
        "iPadDesignCanvas": { $0.sizesForiPad(screenSize: $1, target: .designCanvas) },
        "iPadHomeScreen": { $0.sizesForiPad(screenSize: $1, target: .homeScreen) },
    ]

    @Test("hold all that the data says, and the data nothing that isn't checked")
    func complete() throws {
        let data = try #require(Self.data).object()
        #expect(Set(data.keys) == ["rule", "v041", "head"])
        let checked = Set(Self.lookups.keys).union(["minimum", "maximum", "watchMedium", "iPadScaleFactor"])
        for version in Self.versions {
            let tables = try #require(data[version.name]).object()
            #expect(Set(tables.keys).isSubset(of: checked), "\(version.name)")
            #expect(Set(Self.lookups.keys).union(["iPadScaleFactor"]).isSubset(of: tables.keys), "\(version.name)")
        }
        #expect(data["head"]?["watchMedium"].isNull == false)
        for data in Self.all.dropFirst() {
            for (name, tables) in try data.object() where name != "rule" {
                #expect(Self.versions.contains { $0.name == name }, "\(name)")
                #expect(try Set(tables.object().keys).isSubset(of: checked), "\(name)")
            }
        }
    }

    @Test("answer with the first row whose least width and height a screen reaches", arguments: lookups.keys.sorted())
    func rows(name: String) throws {
        let lookup = try #require(Self.lookups[name])
        forEach(Self.versions) { version, check in
            for rows in try Self.rows(version.name, name) {
                for screen in try Self.screens(around: rows) {
                    let sizes = try Self.row(for: screen, in: rows)["sizes"].object().mapValues {
                        try $0.lengths()
                    }
                    let got = lookup(version.table, screen)
                    let named = Dictionary(
                        uniqueKeysWithValues: got.map { ($0.key.rawValue, [$0.value.width, $0.value.height]) }
                    )
                    check.equal(named, sizes, "\(version.name) \(name) on \(screen)")
                    // Sizes don't depend on the orientation of the screen.
                    let turned = lookup(version.table, CGSize(width: screen.height, height: screen.width))
                    check(turned == got, "\(version.name) \(name) on \(screen), turned")
                }
            }
        }
    }

    @Test("scale widgets of tablets down as far as their areas differ")
    func scaleFactors() {
        forEach(Self.versions) { version, check in
            for rows in try Self.rows(version.name, "iPadScaleFactor") {
                for screen in try Self.screens(around: rows) {
                    for (word, factor) in try Self.row(for: screen, in: rows)["scale"].object() {
                        let size = try #require(WidgetSize(rawValue: word))
                        let got = try #require(size.scaleFactorForiPad(screenSize: screen, table: version.table))
                        let wanted = try factor.length()
                        check(abs(got - wanted) < 1e-6, "\(got) for \(version.name) \(word) on \(screen)")
                    }
                }
            }
        }
    }

    @Test("tell the least and the largest size of each widget")
    func limits() {
        forEach(Self.versions) { version, check in
            for data in Self.all.map({ $0[version.name] }) {
                let limits = [("minimum", version.table.minimumSizes), ("maximum", version.table.maximumSizes)]
                for (name, sizes) in limits where !data[name].isNull {
                    let wanted = try data[name].object().mapValues { try $0.lengths() }
                    let got = Dictionary(
                        uniqueKeysWithValues: sizes.map { ($0.key.rawValue, [$0.value.width, $0.value.height]) }
                    )
                    check.equal(got, wanted, "\(version.name) \(name)")
                }
            }
        }
    }

    @Test("tell the size on watches by their cases")
    func watches() throws {
        for rows in try Self.rows("head", "watchMedium") {
            let least = try rows.map { try $0["minCaseMillimetres"].optionalLength() ?? 0 }
            let watches: [CGFloat] = least.flatMap { [$0 - 0.5, $0, $0 + 0.5] }
            forEach(watches.filter { $0 >= 0 }) { watch, check in
                let index = try #require(least.firstIndex { $0 <= watch })
                let wanted = try rows[index]["size"].lengths()
                let got = WidgetSize.medium.sizeForWatch(watchSize: watch)
                check.equal([got?.width, got?.height], wanted.map(Optional.some))
            }
        }
    }

    /// Returns the first row whose minimum a screen reaches.
    ///
    /// Throws an error if there is no such row.
    private static func row(for screen: CGSize, in rows: [JSON]) throws -> JSON {
        for row in rows {
            let least = (width: try row["minWidth"].optionalLength(), height: try row["minHeight"].optionalLength())
            if least.width ?? 0 <= screen.width, least.height ?? 0 <= screen.height { return row }
        }
        throw JSON.Unexpected("no row takes a screen of \(screen)")
    }

    /// Returns upright screens that reach each bound, just miss it, or exceed it, in every combination.
    private static func screens(around rows: [JSON]) throws -> [CGSize] {
        func lengths(_ name: String) throws -> [CGFloat] {
            try [1, 5000] + rows.compactMap { try $0[name].optionalLength() }.flatMap { [$0 - 1, $0, $0 + 1] }
        }
        let heights = try lengths("minHeight")
        return try lengths("minWidth").flatMap { width in heights.map { CGSize(width: width, height: $0) } }
            .filter { $0.width <= $0.height }
    }
}
