import Drawings

/// Shows a finished picture as a page of its own: the picture with switches for its layers, its boxes with their
/// numbers, its grids, its source and what was noticed about it.
///
/// A page needs nothing but itself and runs no script. Its policy names the one style that it holds, by a digest.
public struct HTMLRenderer: Sendable {
    /// What the picture on a page is made of.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// One SVG element.
        case picture
        /// Elements of the page, each where layout put it, with text that is text.
        case boxes
    }

    /// The source that a picture was made from, shown beside it.
    public struct Listing: Hashable, Sendable {
        /// The source.
        public var text: String
        /// The word for its language, such as `swift` or `xml`.
        public var language: String
        /// What stands above it, such as the name of its file.
        public var title: String

        /// A source in a language.
        public init(_ text: String, language: String, title: String) {
            self.text = text
            self.language = language
            self.title = title
        }
    }

    /// What can be chosen about a page.
    public struct Options: Sendable {
        /// What the picture is made of.
        public var mode: Mode
        /// Which colours the picture is drawn in; the page around it follows its reader.
        public var scheme: Drawing.Scheme
        /// The source of the picture.
        public var listing: Listing?
        /// The names of the annotations that are shown at first; `nil` for all.
        public var shownAnnotations: Set<String>?
        /// Whether the file carries what the picture means, for golden files; nothing of it is seen.
        public var carriesLayout: Bool

        /// The options that aren't given stand as they are by default.
        public init(
            mode: Mode = .picture,
            scheme: Drawing.Scheme = .adaptive,
            listing: Listing? = nil,
            shownAnnotations: Set<String>? = nil,
            carriesLayout: Bool = false
        ) {
            self.mode = mode
            self.scheme = scheme
            self.listing = listing
            self.shownAnnotations = shownAnnotations
            self.carriesLayout = carriesLayout
        }
    }

    /// What was chosen about the page.
    public var options: Options

    /// A renderer with these options.
    public init(_ options: Options = Options()) { self.options = options }

    /// The page, with annotations above the picture.
    public func render(_ drawing: Drawing, annotations: [Drawing.Annotation] = []) -> String {
        render(drawing, annotations: annotations, place: nil)
    }

    /// The page at a place of a gallery.
    func render(_ drawing: Drawing, annotations: [Drawing.Annotation], place: GalleryPlace?) -> String {
        FigurePage(drawing, annotations: annotations, options: options, place: place).html()
    }
}
