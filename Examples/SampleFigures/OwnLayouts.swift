// Custom layouts for the figures about layouts.

/// A layout that places views around the largest circle that fits.
struct AroundCircle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = sizes.map { max($0.width, $0.height) }.max() ?? 0
        let radius = (min(bounds.width, bounds.height) - widest) / 2
        for (index, subview) in subviews.enumerated() {
            let angle = Double(index) / Double(subviews.count) * 2 * .pi - .pi / 2
            subview.place(
                at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
                anchor: .center,
                proposal: .unspecified
            )
        }
    }
}

/// A layout that divides its width according to the share that each view requests.
struct Shares: Layout {
    let spacing: CGFloat

    struct Key: LayoutValueKey {
        static let defaultValue: CGFloat = 1
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 40))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let shares = subviews.map { $0[Key.self] }
        let room = bounds.width - spacing * CGFloat(max(subviews.count - 1, 0))
        let part = room / shares.reduce(0, +)
        var x = bounds.minX
        for (subview, share) in zip(subviews, shares) {
            let width = part * share
            subview.place(
                at: CGPoint(x: x, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height)
            )
            x += width + spacing
        }
    }
}

nonisolated extension View {
    /// Sets the share of the width that the view requests from ``Shares``.
    func share(_ share: CGFloat) -> some View { layoutValue(key: Shares.Key.self, value: share) }
}

/// A layout that stacks views, each with the ideal width of the widest view.
struct EqualWidths: Layout {
    let spacing: CGFloat

    struct Cache {
        let width: CGFloat
        let heights: [CGFloat]
    }

    func makeCache(subviews: Subviews) -> Cache {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return Cache(width: sizes.map(\.width).max() ?? 0, heights: sizes.map(\.height))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
        return CGSize(width: cache.width, height: cache.heights.reduce(gaps, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for (subview, height) in zip(subviews, cache.heights) {
            subview.place(
                at: CGPoint(x: bounds.minX, y: y),
                proposal: ProposedViewSize(width: cache.width, height: height)
            )
            y += height + spacing
        }
    }
}

/// A layout that arranges views in lines, like words.
struct Lines: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        frames(of: subviews, in: proposal.width ?? .infinity).reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
            let origin = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: origin, proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
        var corner = CGPoint.zero
        var lineHeight: CGFloat = 0
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + size.width > width {
                corner = CGPoint(x: 0, y: corner.y + lineHeight + spacing)
                lineHeight = 0
            }
            defer {
                corner.x += size.width + spacing
                lineHeight = max(lineHeight, size.height)
            }
            return CGRect(origin: corner, size: size)
        }
    }
}
