/// The properties that a movement changes.
struct MotionProperties {
    /// The kinds of properties.
    enum Kind: Equatable {
        /// The position, with a scale about the origin.
        case shift(horizontal: Bool, vertical: Bool, scales: Bool)
        /// The transform of an effect.
        case turn(turns: Bool, slants: Bool, scales: Bool)
        case opacity, visibility
        case width, height, cornerWidth, cornerHeight, radius, radii, path
        case fill(hasAlpha: Bool)
        case stroke(hasAlpha: Bool)
        case lineWidth
    }

    /// A property, and whether its end value has to be written because the element's attributes have another one.
    struct Property {
        var kind: Kind
        var isSaidAtEnd: Bool
    }

    private(set) var properties: [Property] = []

    /// Whether any property has to be written at the end.
    var needEnd: Bool { properties.contains(where: \.isSaidAtEnd) }

    /// Creates the list of properties that differ between poses.
    ///
    /// - Parameters:
    ///   - track: The poses of the movement.
    ///   - rest: The pose that the element has without an animation.
    init(_ track: MotionTrack, rest: MotionPose) {
        let poses = track.poses
        let last = poses[poses.count - 1]
        func varies<Value: Equatable>(_ value: (MotionPose) -> Value) -> Bool {
            poses.contains { value($0) != value(last) }
        }
        func add(_ kind: Kind, isSaidAtEnd: Bool = false) {
            properties.append(Property(kind: kind, isSaidAtEnd: isSaidAtEnd))
        }
        let movesAcross = poses.contains { !Double($0.shift.width).isPrintedAsZero }
        let movesDown = poses.contains { !Double($0.shift.height).isPrintedAsZero }
        let scales = poses.contains { $0.scale != CGSize(width: 1, height: 1) }
        if movesAcross || movesDown || scales {
            let isMoved = last.transform != .identity
            add(.shift(horizontal: movesAcross, vertical: movesDown, scales: scales), isSaidAtEnd: isMoved)
        }
        if varies({ $0.turn }) {
            let turns = poses.compactMap(\.turn)
            add(
                .turn(
                    turns: turns.contains { abs($0.angle) > 5e-7 },
                    slants: turns.contains { abs($0.slant) > 5e-7 },
                    scales: turns.contains { abs($0.scale.width - 1) > 5e-7 || abs($0.scale.height - 1) > 5e-7 }
                ),
                isSaidAtEnd: true
            )
        }
        if varies({ $0.opacity }) { add(.opacity, isSaidAtEnd: last.opacity != rest.opacity) }
        if varies({ $0.isShown }) { add(.visibility) }
        addOutline(poses, last, add)
        if varies({ $0.fill }) { add(.fill(hasAlpha: poses.contains { $0.fill?.hasAlpha ?? false })) }
        if varies({ $0.stroke }) { add(.stroke(hasAlpha: poses.contains { $0.stroke?.hasAlpha ?? false })) }
        if varies({ $0.lineWidth }) { add(.lineWidth) }
    }

    private func addOutline(_ poses: [MotionPose], _ last: MotionPose, _ add: (Kind, Bool) -> Void) {
        switch last.outline {
        case nil: return
        case .circle: add(.radius, false)
        case .ellipse: add(.radii, false)
        case .path: add(.path, true)
        case .rect(let size, let corner):
            var (widths, heights, corners, isRound) = (false, false, false, true)
            for pose in poses {
                guard case .rect(let other, let otherCorner) = pose.outline else { continue }
                if other.width != size.width { widths = true }
                if other.height != size.height { heights = true }
                if otherCorner != corner { corners = true }
                if otherCorner.width != otherCorner.height { isRound = false }
            }
            if widths { add(.width, false) }
            if heights { add(.height, false) }
            // An element with sharp corners has no attribute for them.
            if corners { add(.cornerWidth, corner == .zero) }
            if corners, !isRound { add(.cornerHeight, true) }
        }
    }
}

extension Drawing.Color {
    fileprivate var hasAlpha: Bool { light.alpha < 1 || dark.alpha < 1 }
}
