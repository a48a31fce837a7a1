/// A picture on the page that introduces the project: a sample in one scheme.
///
/// Each sample of the page has two, because a page says by itself which one its readers see.
package struct FrontPagePicture: Sendable {
    /// What it shows.
    package let sample: SampleFigure
    /// Which colours it is drawn in.
    package let scheme: Figure.Scheme

    /// The name of its file: `NAME.svg`, or `NAME~dark.svg`.
    package var file: String { sample.name + (scheme == .dark ? "~dark" : "") + ".svg" }

    /// The picture.
    package func svg() throws -> String { try sample.svg(scheme: scheme) }
}

extension FrontPagePicture {
    /// The names of the samples, in the order of the page.
    private static let names = ["profile-card", "grid-spans", "guides-lazy-grid", "honeycomb"]

    /// All pictures, in the order of the page, the light one of each pair first.
    package static let all: [FrontPagePicture] = names.flatMap { name in
        SampleFigure.all.filter { $0.name == name }.flatMap { sample in
            [.light, .dark].map { FrontPagePicture(sample: sample, scheme: $0) }
        }
    }
}
