import LayoutSolvers
import LibrarySolvers

func scalingCases() {
    scaleCases()
    overlapCases()
    relativePaddingCases()
    scrollCases()
}

private let lengths: [Double] = [0, 7.0 / 3, 100, .infinity, .nan, -5]

private func scaleCases() {
    for (p, contentMode) in [ScaleSolver.ContentMode.fit, .fill, .stretch].enumerated() {
        for (c, change) in [ScaleSolver.ScaleDirection.shrink, .grow, .both].enumerated() {
            let solver = ScaleSolver(contentMode: contentMode, change: change)
            for content in lengths {
                for frame in lengths {
                    let scale = solver.scale(
                        contentWidth: content,
                        contentHeight: 40,
                        frameWidth: frame,
                        frameHeight: 1000.0 / 3
                    )
                    report("scale \(p) \(c), \(exact(content)) to \(exact(frame))", [scale.x, scale.y])
                }
            }
        }
    }
}

private func overlapCases() {
    for isVertical in [false, true] {
        for (before, after) in [(0, 0), (0.1, 0.25), (-0.3, 0.1), (0.75, 0.75)] {
            let solver = OverlapSolver(aspectRatio: 1.5, isVertical: isVertical, before: before, after: after)
            for width in offers {
                for height in offers {
                    let room = solver.room(offerWidth: width, offerHeight: height, ownWidth: 64)
                    let image = solver.image(inWidth: room.width, height: room.height)
                    report(
                        "overlap \(isVertical) \(exact(before)) \(exact(after)), \(exact(width)) \(exact(height))",
                        [room.width, room.height, image.x, image.y, image.width, image.height]
                    )
                }
            }
        }
    }
}

private func relativePaddingCases() {
    for (before, after) in [(0.1, 0.1), (0.2, 0), (-0.5, 0), (1, 0.5)] {
        let solver = RelativePaddingSolver(before: before, after: after)
        for offer in offers {
            for most in [500, Double.infinity] {
                let isFilling = solver.isFilling(most: most)
                let rest = solver.contentOffer(for: offer, isFilling: isFilling)
                let room = solver.room(around: rest ?? 80, isFilling: isFilling)
                report(
                    "relative padding \(exact(before)) \(exact(after)), \(exact(offer)) \(exact(most))",
                    [rest, room.before, room.after, room.length]
                )
            }
        }
    }
}

private func scrollCases() {
    for (s, solver) in [
        ScrollSolver(scrolls: true, hugs: true, isOptional: true),
        ScrollSolver(scrolls: true, hugs: false, isOptional: false),
        ScrollSolver(scrolls: false, hugs: true, isOptional: true),
    ].enumerated() {
        for offer in offers {
            for wanted in lengths {
                let viewport = solver.viewport(offer: offer, content: 700.0 / 3)
                let offset = solver.offset(wanted, viewport: viewport, content: 700.0 / 3)
                let insets = solver.insets(offset: offset, viewport: viewport, content: 700.0 / 3)
                report(
                    "scroll \(s), \(exact(offer)) \(exact(wanted))",
                    [viewport, offset, insets.before, insets.after]
                )
            }
        }
    }
}
