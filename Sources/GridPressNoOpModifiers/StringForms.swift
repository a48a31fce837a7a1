// Made by Scripts/generate-forms. Don't edit.
// swift-format-ignore-file

extension CommandMenu {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

nonisolated extension View {
    @_disfavoredOverload
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> Self { self }

    @_disfavoredOverload
    public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> Self { self }
}

extension AccessibilityRotorEntry {
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
}

nonisolated extension View {
    @_disfavoredOverload
    public func accessibilityRotor<S: StringProtocol, C: AccessibilityRotorContent>(
        _ label: S, @AccessibilityRotorContentBuilder entries: () -> C
    ) -> Self { self }
}

nonisolated extension View {
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> Self { self }
}

nonisolated extension View {
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ text: S) -> Self { self }
}

nonisolated extension View {
    @_disfavoredOverload
    public func widgetLabel<S: StringProtocol>(_ title: S) -> Self { self }
}

nonisolated extension View {
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> Self { self }

    @_disfavoredOverload
    public func alert<S: StringProtocol, Data, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> Self { self }

    @_disfavoredOverload
    public func alert<S: StringProtocol, Data, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> Self { self }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Data, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> Self { self }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Data, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> Self { self }

    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> Self { self }

    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> Self { self }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> Self { self }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> Self { self }
}
