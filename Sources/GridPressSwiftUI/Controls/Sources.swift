// Controls of several values at once.

extension Toggle {
    /// A switch of several values; it is on where all of them are.
    public init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        let all = Binding {
            !values.isEmpty && values.allSatisfy(\.wrappedValue)
        } set: { isOn in
            for value in values { value.wrappedValue = isOn }
        }
        self.init(isOn: all, label: label)
    }
}

extension Toggle where Label == Text {
    /// A switch of several values with a title; it is on where all of them are.
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }

    /// A switch of several values with a title as it stands; it is on where all of them are.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Picker {
    /// A choice for several values; what is chosen is that of the first one.
    public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: selection] }
        guard let first = values.first else {
            preconditionFailure("A picker of several values needs at least one of them.")
        }
        let all = Binding {
            first.wrappedValue
        } set: { chosen in
            for value in values { value.wrappedValue = chosen }
        }
        self.init(selection: all, content: content, label: label)
    }

    /// A choice with a label; the label of what is chosen isn't drawn.
    public init<CurrentValueLabel: View>(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(selection: selection, content: content, label: label)
    }
}

extension Picker where Label == Text {
    /// A choice for several values with a title; what is chosen is that of the first one.
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }

    /// A choice with a title; the label of what is chosen isn't drawn.
    public init<CurrentValueLabel: View>(
        _ title: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(title, selection: selection, content: content)
    }
}
