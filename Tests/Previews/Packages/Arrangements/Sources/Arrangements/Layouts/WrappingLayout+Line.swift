import CoreFoundation

extension WrappingLayout {
    /// The views of a line, and the size of the line.
    struct Line {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }
}
