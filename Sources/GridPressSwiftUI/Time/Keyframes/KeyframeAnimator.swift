/// Content that follows keyframes, as states of a picture that moves; a still picture shows their start.
///
/// There is a state for the time of each keyframe, and the way between two of them is straight.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: NonisolatedView
where KeyframePath.Value == Value {
    private let initialValue: Value
    private let repeats: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    /// Content that follows keyframes, over and over again.
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue: initialValue, repeats: repeating, content: content, keyframes: keyframes)
    }

    /// Content that follows keyframes each time that a value changes.
    public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue: initialValue, repeats: false, content: content, keyframes: keyframes)
    }

    private init(
        initialValue: Value,
        repeats: Bool,
        content: @escaping (Value) -> Content,
        keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.repeats = repeats
        self.content = content
        self.keyframes = keyframes
    }

    /// The content at the moment that is drawn.
    public var body: some View {
        MomentView(end: repeats ? .again : .last, still: { content(initialValue) }) { moments }
    }

    /// The content at the time of each keyframe.
    private var moments: [MomentView<Content>.Moment] {
        let timeline = KeyframeTimeline(initialValue: initialValue, keyframes(initialValue))
        let times = timeline.times
        return times.indices.map { index in
            MomentView.Moment(content: { content(timeline.value(time: times[index])) }) { _ in
                index == 0 ? nil : Drawing.Timing(curve: .linear, duration: times[index] - times[index - 1])
            }
        }
    }
}

nonisolated extension View {
    /// Changes the view along keyframes, over and over again, as states of a picture that moves; a still picture shows
    /// their start.
    public func keyframeAnimator<Value, Content: View, KeyframePath: Keyframes<Value>>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) -> KeyframeAnimator<Value, KeyframePath, Content> {
        KeyframeAnimator(
            initialValue: initialValue,
            repeating: repeating,
            content: { content(PlaceholderContentView(content: self), $0) },
            keyframes: keyframes
        )
    }

    /// Changes the view along keyframes each time that a value changes, as states of a picture that moves; a still picture
    /// shows their start.
    public func keyframeAnimator<Value, Content: View, KeyframePath: Keyframes<Value>>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) -> KeyframeAnimator<Value, KeyframePath, Content> {
        KeyframeAnimator(
            initialValue: initialValue,
            trigger: trigger,
            content: { content(PlaceholderContentView(content: self), $0) },
            keyframes: keyframes
        )
    }
}
