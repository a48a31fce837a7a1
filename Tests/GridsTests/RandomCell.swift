import GridPress

/// A view in a cell of a random grid.
enum RandomCell {
    case color, circle, endless
    case fixed(CGFloat, CGFloat)
    /// A flexible view with a maximum width and height.
    case atMost(CGFloat?, CGFloat?)
    /// A flexible view with a minimum width and height.
    case atLeast(CGFloat?, CGFloat?)
    case words(Int)

    /// Returns the view, or the view with its width and height exchanged.
    func view(isTransposed: Bool = false) -> AnyView {
        switch self {
        case .fixed(let width, let height) where isTransposed: Self.fixed(height, width).view()
        case .atMost(let width, let height) where isTransposed: Self.atMost(height, width).view()
        case .atLeast(let width, let height) where isTransposed: Self.atLeast(height, width).view()
        case .color: AnyView(Color.red)
        case .circle: AnyView(Circle())
        case .endless: AnyView(Color.red.frame(width: 7, height: 5).frame(maxWidth: .infinity))
        case .fixed(let width, let height): AnyView(Color.red.frame(width: width, height: height))
        case .atMost(let width, let height): AnyView(Color.red.frame(maxWidth: width, maxHeight: height))
        case .atLeast(let width, let height): AnyView(Color.red.frame(minWidth: width, minHeight: height))
        case .words(let count): AnyView(Text(Array(repeating: "word", count: count).joined(separator: " ")))
        }
    }
}
