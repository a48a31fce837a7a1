extension MotionPlan {
    /// Returns the picture at a time, in seconds from the start of the schedule.
    package func drawing(at time: Double) -> Drawing {
        var moment = MotionMoment(self, at: time)
        moment.addElements()
        var result = drawing
        result.elements = moment.elements
        return result
    }

    /// Returns the frames of the elements that are shown at a time, in figure coordinates.
    ///
    /// Frames include the transforms around their elements at that time.
    package func frames(at time: Double) -> [(element: Int, frame: CGRect)] {
        var transforms = Array(repeating: CGAffineTransform.identity, count: drawing.elements.count)
        var frames: [(element: Int, frame: CGRect)] = []
        var walk = drawing.walk()
        while let index = walk.next() {
            let element = drawing.elements[index]
            var around = element.parent.map { transforms[$0] } ?? .identity
            if let pose = parts[index].group?.pose(at: time, schedule) {
                guard pose.isShown, pose.opacity > 0.005 else {
                    walk.skip(index)
                    continue
                }
                around = pose.transform.concatenating(around)
            }
            frames.append((index, around.boundingBox(of: parts[index].frames.frame(at: time, schedule))))
            let turn = parts[index].effect?.pose(at: time, schedule).turn
            let inner = turn?.transform ?? element.ownTransform
            transforms[index] = inner?.concatenating(around) ?? around
        }
        return frames
    }
}

/// The elements of a picture at one moment.
private struct MotionMoment {
    private let plan: MotionPlan
    private let time: Double
    private(set) var elements: [Drawing.Element] = []

    init(_ plan: MotionPlan, at time: Double) {
        self.plan = plan
        self.time = time
    }

    /// Adds all elements that are shown.
    mutating func addElements() {
        // For each open element of the plan, the indices of the corresponding elements in the result.
        var open: [[Int]] = []
        func close() { for place in open.removeLast() { elements[place].end = elements.count } }
        var walk = plan.drawing.walk()
        while let index = walk.next(closing: close) {
            let part = plan.parts[index]
            let group = part.group?.pose(at: time, plan.schedule)
            if let group, !group.isShown {
                walk.skip(index)
                continue
            }
            var indices: [Int] = []
            func begin(_ element: Drawing.Element) {
                var element = element
                element.parent = indices.last ?? open.last?.last
                elements.append(element)
                indices.append(elements.count - 1)
            }
            var element = plan.drawing.elements[index]
            element.frame = part.frames.frame(at: time, plan.schedule)
            if let group {
                if group.transform != .identity { begin(.effect(.transform(group.transform), frame: element.frame)) }
                if case .opacity = element.effect {
                    element.effect = .opacity(group.opacity)
                } else if group.opacity != 1 {
                    begin(.effect(.opacity(group.opacity), frame: element.frame))
                }
            }
            if let turn = part.effect?.pose(at: time, plan.schedule).turn {
                element.effect = .transform(turn.transform)
            }
            if case .clip(let path, let isEvenOdd) = element.effect, let pose = part.clip?.pose(at: time, plan.schedule)
            {
                element.effect = .clip(path.posed(pose), isEvenOdd: isEvenOdd)
            }
            add(element, part.mark, begin)
            open.append(indices)
            walk.open(index)
        }
    }

    /// Begins an element with the mark that it has at the time.
    private func add(_ element: Drawing.Element, _ mark: MotionPart.Mark, _ begin: (Drawing.Element) -> Void) {
        var element = element
        switch mark {
        case .still: begin(element)
        case .whole(let track):
            let pose = track.pose(at: time, plan.schedule)
            element.mark = pose.isShown ? element.mark.posed(pose) : .none
            begin(element)
        case .lines(let tracks):
            guard case .text(var lines) = element.mark else { return begin(element) }
            for (line, track) in zip(lines.indices, tracks) {
                lines[line].pose(track.pose(at: time, plan.schedule))
            }
            element.mark = .text(lines)
            begin(element)
        }
    }
}

extension Drawing.Element {
    fileprivate static func effect(_ effect: Drawing.Effect, frame: CGRect) -> Drawing.Element {
        Drawing.Element(parent: nil, end: 0, kind: .modifier("motion"), frame: frame, effect: effect)
    }
}

// MARK: - Marks in a pose

extension Path {
    func posed(_ pose: MotionPose) -> Path {
        let path = pose.outline?.path(at: self) ?? self
        guard pose.transform != .identity else { return path }
        let transform = pose.transform
        switch path.form {
        case .rect(let rect): return Path(transform.boundingBox(of: rect))
        case .ellipse(let rect): return Path(ellipseIn: transform.boundingBox(of: rect))
        case .roundedRect(let rect, let corner):
            let size = CGSize(width: corner.width * transform.a, height: corner.height * transform.d)
            return Path(roundedRect: transform.boundingBox(of: rect), cornerSize: size)
        case .elements: return path.applying(transform)
        }
    }
}

extension Drawing.Mark {
    fileprivate func posed(_ pose: MotionPose) -> Drawing.Mark {
        switch self {
        case .none: return self
        case .shape(var shape):
            let frame = shape.path.boundingRect
            shape.path = shape.path.posed(pose)
            let around = MotionPose(from: frame, to: shape.path.boundingRect).transform
            if let fill = pose.fill { shape.fill = .color(fill) }
            shape.fill = shape.fill?.applying(around).opacity(pose.opacity)
            if var stroke = shape.stroke {
                if let color = pose.stroke { stroke.paint = .color(color) }
                stroke.paint = stroke.paint.applying(around).opacity(pose.opacity)
                if let width = pose.lineWidth { stroke.style.lineWidth = width }
                shape.stroke = stroke
            }
            return .shape(shape)
        case .text(var lines):
            for line in lines.indices { lines[line].pose(pose) }
            return .text(lines)
        case .image(var image):
            image.frame = pose.transform.boundingBox(of: image.frame)
            return .image(image)
        case .annotation: return pose.opacity > 0.5 ? self : .none
        }
    }
}

extension Drawing.TextLine {
    fileprivate mutating func pose(_ pose: MotionPose) {
        origin = origin.applying(pose.transform)
        for run in runs.indices {
            if let fill = pose.fill { runs[run].paint = .color(fill) }
            runs[run].paint = runs[run].paint.opacity(pose.opacity)
        }
    }
}

extension Drawing.Paint {
    fileprivate func opacity(_ opacity: Double) -> Drawing.Paint {
        guard opacity != 1 else { return self }
        switch self {
        case .color(let color): return .color(color.opacity(opacity))
        case .gradient(let gradient):
            let stops = gradient.stops.map {
                Drawing.Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
            }
            return .gradient(Drawing.Gradient(stops: stops, geometry: gradient.geometry))
        }
    }

    fileprivate func applying(_ transform: CGAffineTransform) -> Drawing.Paint {
        guard case .gradient(var gradient) = self, transform != .identity else { return self }
        switch gradient.geometry {
        case .linear(let start, let end):
            gradient.geometry = .linear(start: start.applying(transform), end: end.applying(transform))
        case .radial(let center, let start, let end, let stretch):
            gradient.geometry = .radial(
                center: center.applying(transform),
                startRadius: start,
                endRadius: end,
                stretch: stretch
            )
        case .angular(let center, let start, let end):
            gradient.geometry = .angular(center: center.applying(transform), startAngle: start, endAngle: end)
        }
        return .gradient(gradient)
    }
}
