import Foundation
import GridPressProperties
import ProgramMessages
import Testing

@testable import PreviewPrograms

@Suite("The names of pictures")
struct PreviewNameTests {
    /// Returns the names of previews in the module `Kit`, in the form of their list.
    private func names(_ previews: [(file: String, title: String?)], _ variants: [PreviewVariant] = [PreviewVariant()])
        -> (names: [String], collisions: [PreviewNames.Collision])
    {
        let identities = previews.enumerated().map { index, preview in
            PreviewNames.Identity(
                declaration: index,
                module: "Kit",
                file: preview.file,
                line: index,
                number: 0,
                title: preview.title
            )
        }
        let result = PreviewNames(identities, variants: variants)
        let names = previews.enumerated().flatMap { index, preview in
            variants.map { variant in
                var drawn = DrawnPreview(
                    module: "Kit",
                    file: preview.file,
                    line: index,
                    title: preview.title,
                    declaration: index,
                    number: 0,
                    variant: variant,
                    scheme: .adaptive,
                    hasGrid: false,
                    content: ""
                )
                result.name(&drawn)
                return drawn.name
            }
        }
        return (names, result.collisions)
    }

    private static let dark: PreviewVariant = {
        var variant = PreviewVariant()
        variant.scheme = .dark
        return variant
    }()

    @Test("are made of the source and the preview, count those of one name, and end with the variant")
    func forms() {
        let names = names([
            ("/a/Card.swift", nil), ("/a/Card.swift", nil), ("/a/Card.swift", "Large / wide"),
            ("/a/Card.swift", "large wide"), ("/b/../x.swift", "../../etc"),
        ])
        #expect(names.names == ["Kit/Card", "Kit/Card.2", "Kit/Card.Large-wide", "Kit/Card.large-wide.2", "Kit/x.etc"])
        #expect(names.collisions.isEmpty)
        let variants = self.names([("/a/Card.swift", nil)], [PreviewVariant(), Self.dark])
        #expect(variants.names == ["Kit/Card", "Kit/Card.dark"])
    }

    @Test("leave out a number that another preview or source has, and report this")
    func collisions() {
        let titles = names([("/a/A.swift", "same"), ("/a/A.swift", "same"), ("/a/A.swift", "same.2")])
        #expect(titles.names == ["Kit/A.same", "Kit/A.same.3", "Kit/A.same.2"])
        #expect(
            titles.collisions == [
                PreviewNames.Collision(declaration: 1, wanted: "Kit/A.same.2", other: 2, name: "Kit/A.same.3")
            ]
        )
        let sources = names([("/a/A.swift", nil), ("/a/A.swift", nil), ("/a/A.2.swift", nil)])
        #expect(sources.names == ["Kit/A", "Kit/A.3", "Kit/A.2"])
        #expect(sources.collisions.map(\.wanted) == ["Kit/A.2"])
        let files = names([("/a/b c.swift", nil), ("/a/b-c.swift", nil)])
        #expect(files.names == ["Kit/b-c", "Kit/b-c.2"])
        #expect(files.collisions.map(\.wanted) == ["Kit/b-c"])
        let variants = names([("/a/A.swift", nil), ("/a/A.swift", "dark")], [PreviewVariant(), Self.dark])
        #expect(variants.names == ["Kit/A", "Kit/A.dark", "Kit/A.dark.2", "Kit/A.dark.2.dark"])
        #expect(variants.collisions.count == 1)
    }

    @Test("are unique, also where a file system ignores case")
    func unique() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            let files = ["/A.swift", "/a.swift", "/A.2.swift", "/A.dark.swift", "/A-b.swift", "/A b.swift"]
            let titles = [nil, "b", "B", "2", "3", "dark", "2.dark", "b.2", "dark.2"]
            let list = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                (files.randomElement(using: &random)!, titles.randomElement(using: &random)!)
            }
            let result = names(list, [PreviewVariant(), Self.dark])
            check.equal(Set(result.names.map { $0.lowercased() }).count, result.names.count, "\(list)")
        }
    }
}
