extension GuidePlanner {
    /// The name of the layer that explains a frame.
    static let explanationName = Drawing.Annotation.guidePrefix + "why"

    /// Returns the layer that explains the frame of a view: the views in the steps, numbered, with proposals and
    /// sizes.
    ///
    /// - Returns: The layer and the number of labels without room; `nil` if the drawing has no such view or wasn't
    ///   created to be explained.
    func explanation(of view: Drawing.Explanation.View) -> (layer: Drawing.Annotation, leftOutCount: Int)? {
        guard let explanation = drawing.explanation(of: view, [.width, .height]) else { return nil }
        var planner = self
        var sketch = GuideCanvas(above: content, labelSize: font.size)
        let subjects = Subject.subjects(of: explanation)
        var labels: [Drawing.Annotation.Label] = []
        var leaders: [Drawing.Annotation.Line] = []
        var frames: [(rect: CGRect, isTarget: Bool)] = []
        for (number, subject) in subjects.enumerated() {
            let transform = visibility.around(subject.element).transform
            guard transform.isUpright else { continue }
            let frame = transform.boundingBox(of: drawing.elements[subject.element].frame)
            frames.append((frame, subject.element == explanation.element && !subject.isOffer))
            let label = planner.box("\(number + 1): \(subject.text)")
            if let note = planner.labels.note(label.size, at: Self.places(of: label.size, at: frame), of: frame) {
                leaders += [note.leader].compactMap(\.self)
                labels.append(label.label(in: note.room))
            }
        }
        var dashed = Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 1)
        dashed.dash = [4, 3]
        sketch.addHaloed(frames.filter { !$0.isTarget }.map(\.rect), dashed)
        sketch.addHaloed(
            frames.filter(\.isTarget).map(\.rect),
            Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 2)
        )
        sketch.addLeaders(leaders, AnnotationPalette.guide)
        sketch.add(labels, AnnotationPalette.guide, onPills: true)
        let title = "Why \(explanation.name)"
        var layer = sketch.annotation(named: Self.explanationName, title: title, around: planner.labels)
        layer.sentence = explanation.parts.map { part in
            "\(part.aspect.title) \(part.result.phrase): "
                + part.steps.map { "\($0.sentence): \($0.computation)" }.joined(separator: "; ") + "."
        }
        .joined(separator: " ")
        return (layer, planner.labels.leftOutCount)
    }

    /// Returns the positions of a label at a frame: above it, below it, or inside it.
    private static func places(of size: CGSize, at frame: CGRect) -> [CGRect] {
        [
            (frame.minX, frame.minY - size.height - 2), (frame.minX, frame.maxY + 2),
            (frame.maxX - size.width, frame.minY - size.height - 2), (frame.maxX - size.width, frame.maxY + 2),
            (frame.minX + 2, frame.maxY - size.height - 2), (frame.minX + 2, frame.minY + 2),
        ]
        .map { CGRect(origin: CGPoint(x: $0, y: $1), size: size) }
    }
}

/// A view in the steps of an explanation, with its proposal or its size.
private struct Subject {
    let element: Int
    let isOffer: Bool
    var width: String?
    var height: String?

    /// The lengths as text.
    var text: String {
        switch (width, height) {
        case (let width?, let height?): "\(isOffer ? "offered " : "")\(width) × \(height)"
        case (let width?, nil): isOffer ? "offered width \(width)" : "width \(width)"
        case (nil, let height?): isOffer ? "offered height \(height)" : "height \(height)"
        case (nil, nil): ""
        }
    }

    /// Returns the views of both parts of an explanation, in the order of their steps.
    static func subjects(of explanation: Drawing.Explanation) -> [Subject] {
        var subjects: [Subject] = []
        for part in explanation.parts {
            for step in part.steps {
                let known = subjects.firstIndex { $0.element == step.element && $0.isOffer == step.isOffer }
                let index = known ?? subjects.count
                if known == nil { subjects.append(Subject(element: step.element, isOffer: step.isOffer)) }
                let text = step.result.map { $0.isFinite ? $0.phrase : "∞" } ?? "nothing"
                if step.aspect == .width { subjects[index].width = text } else { subjects[index].height = text }
            }
        }
        return subjects
    }
}
