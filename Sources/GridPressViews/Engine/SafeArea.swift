/// The bounds of a screen, and the part of it that the system doesn't cover, in the coordinates of a figure.
struct SafeArea {
    /// The bounds of the screen.
    let screen: CGRect
    /// The part of the screen where views are laid out unless they ignore the safe area.
    let safe: CGRect

    /// Returns a frame whose sides at an edge of the safe area are moved to the edge of the screen.
    func extended(_ frame: CGRect, over edges: Edge.Set, _ direction: LayoutDirection) -> CGRect {
        let insets = insets(of: frame, direction).keeping(edges)
        let left = direction == .leftToRight ? insets.leading : insets.trailing
        return CGRect(
            x: frame.minX - left,
            y: frame.minY - insets.top,
            width: frame.width + insets.leading + insets.trailing,
            height: frame.height + insets.top + insets.bottom
        )
    }

    /// Returns the lengths beyond the sides of a frame that the system covers; 0 at sides inside the safe area.
    func insets(of frame: CGRect, _ direction: LayoutDirection) -> EdgeInsets {
        // Sums of lengths differ in their last digits.
        let tolerance = 0.01
        func inset(_ distance: CGFloat, to edge: CGFloat) -> CGFloat { distance <= tolerance ? max(edge, 0) : 0 }
        let left = inset(frame.minX - safe.minX, to: frame.minX - screen.minX)
        let right = inset(safe.maxX - frame.maxX, to: screen.maxX - frame.maxX)
        return EdgeInsets(
            top: inset(frame.minY - safe.minY, to: frame.minY - screen.minY),
            leading: direction == .leftToRight ? left : right,
            bottom: inset(safe.maxY - frame.maxY, to: screen.maxY - frame.maxY),
            trailing: direction == .leftToRight ? right : left
        )
    }

    /// Returns the safe area inside a view that is extended to a frame, all of which is safe there.
    func including(_ frame: CGRect) -> SafeArea { SafeArea(screen: screen, safe: safe.union(frame)) }
}

extension EdgeInsets {
    /// Returns the insets at some edges, and 0 at the others.
    fileprivate func keeping(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0,
            leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? trailing : 0
        )
    }
}

extension DrawingBuilder {
    /// Returns a frame, extended to the edges of the screen at the edges of the safe area.
    func extended(_ frame: CGRect, over edges: Edge.Set, _ direction: LayoutDirection) -> CGRect {
        guard let safeArea, !edges.isEmpty else { return frame }
        return safeArea.extended(frame, over: edges, direction)
    }
}
