// Made by Scripts/generate-forms. Don't edit.
// swift-format-ignore-file

nonisolated extension View {
    /// Records the name of an action.
    ///
    /// The action never runs.
    ///
    /// The name isn't localized.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> ModifiedView<Self> {
        accessibilityAction(named: Text(name), handler)
    }
}

nonisolated extension View {
    /// Sets the spoken value of the view, such as a slider's; recorded, not drawn.
    ///
    /// The value isn't localized.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedView<Self> {
        accessibilityValue(Text(value))
    }

    /// Sets the hint that describes the result of using the view; recorded, not drawn.
    ///
    /// The hint isn't localized.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedView<Self> { accessibilityHint(Text(hint)) }
}
