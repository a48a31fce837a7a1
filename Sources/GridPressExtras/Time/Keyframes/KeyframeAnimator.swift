/// A container that animates content along keyframes, as the states of a picture.
///
/// A still picture shows the initial value.
///
/// A picture of several states has a state for the time of each keyframe. Between two states, values change linearly.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: NonisolatedView
where KeyframePath.Value == Value {
    private let initialValue: Value
    private let repeats: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    /// Creates an animator that repeats its keyframes.
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue: initialValue, repeats: repeating, content: content, keyframes: keyframes)
    }

    /// Creates an animator that runs its keyframes when a value changes.
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

    /// The content at the current moment.
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
    /// Animates the view along keyframes repeatedly, as the states of a picture.
    ///
    /// A still picture shows the initial value.
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

    /// Animates the view along keyframes when a value changes, as the states of a picture.
    ///
    /// A still picture shows the initial value.
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
