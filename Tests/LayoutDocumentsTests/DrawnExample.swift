import Foundation
import GridPressTestSupport
import LayoutExamples
import Testing

/// A layout document of the repository with its picture, which all tests of this target share.
struct DrawnExample: CustomTestStringConvertible, Sendable {
    static let folder = ExampleFolder(repository: Repository.url("."))
    static let all = ((try? folder.examples()) ?? []).map(DrawnExample.init)

    let example: LayoutExample
    /// The title of the figure; `nil` if the document has no figure.
    let title: String?
    /// The findings of reading the document.
    let mistakes: [Finding]
    let picture: Result<LayoutExample.Picture, any Error>

    private init(_ example: LayoutExample) {
        self.example = example
        let document = example.read()
        title = document.figure?.title
        mistakes = document.findings
        picture = Result { try example.picture(of: document, images: Self.folder.images) }
    }

    var testDescription: String { example.path }
}
