import Foundation
import GridPress
import Testing
import ViewSupport

@Suite("Lists and views of UIKit that aren't drawn")
@MainActor
struct KitListTests {
    private enum Part: Hashable {
        case first
        case second
    }

    @Test("Data of sections keeps items in their order, and knows their places")
    func snapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
        snapshot.appendItems([9])
        snapshot.appendSections([.first, .second])
        snapshot.appendItems([1, 2], toSection: .first)
        snapshot.appendItems([3])
        #expect(snapshot.itemIdentifiers == [1, 2, 3])
        #expect(snapshot.sectionIdentifier(containingItem: 3) == .second)
        snapshot.deleteItems([1])
        #expect(snapshot.itemIdentifiers(inSection: .first) == [2] && snapshot.numberOfItems == 2)
        snapshot.deleteSections([.first])
        #expect(snapshot.sectionIdentifiers == [.second] && snapshot.indexOfItem(3) == 0)
    }

    @Test("A list asks its data for rows")
    func table() {
        let table = UITableView(frame: .zero, style: .grouped)
        let data = UITableViewDiffableDataSource<Part, Int>(tableView: table) { _, path, item in
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Row")
            cell.textLabel?.text = "\(path.section).\(path.row): \(item)"
            return cell
        }
        var snapshot = data.snapshot()
        snapshot.appendSections([.first])
        snapshot.appendItems([7, 8])
        data.apply(snapshot)
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.numberOfRows(inSection: 5) == 0)
        let path = IndexPath(row: 1, section: 0)
        #expect(data.itemIdentifier(for: path) == 8 && data.indexPath(for: 8) == path)
        #expect(data.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
        #expect(data.tableView(table, cellForRowAt: path).textLabel?.text == "0.1: 8")
    }

    @Test("Points are converted between views")
    func conversion() {
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 7))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 27))
        #expect(outer.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: inner).origin == CGPoint(x: -5, y: -6))
        #expect(inner.convert(CGPoint(x: 16, y: 27), from: nil) == CGPoint(x: 1, y: 1))
        #expect(inner.isDescendant(of: outer) && !outer.isDescendant(of: inner))
    }

    @Test("Layers stand in the order in which they were put")
    func layers() {
        let (around, first, second, third) = (CALayer(), CALayer(), CALayer(), CAGradientLayer())
        around.addSublayer(first)
        around.insertSublayer(second, at: 0)
        around.insertSublayer(third, above: second)
        #expect(around.sublayers == [second, third, first])
        third.removeFromSuperlayer()
        #expect(around.sublayers == [second, first] && third.superlayer == nil && first.superlayer === around)
        around.bounds.size = CGSize(width: 3, height: 4)
        #expect(around.frame.size == CGSize(width: 3, height: 4))
    }

    @Test("Typefaces have traits, and are made of them")
    func fontDescriptors() throws {
        let font = UIFont.boldSystemFont(ofSize: 20)
        #expect(font.fontDescriptor.symbolicTraits == .traitBold && font.fontName == "System")
        let italic = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: italic, size: 0) == .italicSystemFont(ofSize: 12))
        #expect(UIFont(descriptor: italic, size: 30) == .italicSystemFont(ofSize: 30))
        let named = try #require(UIFont(name: "Avenir-Heavy", size: 9))
        #expect(named.familyName == "Avenir-Heavy" && named.fontDescriptor.pointSize == 9)
        let code = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: code, size: 0).fontDescriptor.symbolicTraits == .traitMonoSpace)
    }

    @Test("Paragraphs are copied with all that was set")
    func paragraphs() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.tailIndent = -2
        style.baseWritingDirection = .rightToLeft
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        copy.lineSpacing = 8
        #expect(style.lineSpacing == 4 && copy.tailIndent == -2 && copy.baseWritingDirection == .rightToLeft)
        #expect(NSParagraphStyle.default.lineSpacing == 0)
    }

    @Test("Plain texts are written and read; other kinds are refused with their name")
    func documents() throws {
        let text = NSAttributedString(string: "Ä b")
        let whole = NSRange(location: 0, length: text.length)
        let data = try text.data(
            from: whole,
            documentAttributes: [.documentType: NSAttributedString.DocumentType.plain]
        )
        #expect(try NSAttributedString(data: data).string == "Ä b")
        let error = #expect(throws: (any Error).self) {
            try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        }
        #expect("\(try #require(error))".contains("NSHTML"))
    }
}
