// Controls that show and change several values at once.

extension Toggle {
    /// Creates a toggle for several values.
    ///
    /// The toggle is on if there are values and all of them are on.
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
    // Also with a string.
    /// Creates a toggle for several values with a localized title.
    ///
    /// The toggle is on if there are values and all of them are on.
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == GridPressControls.Label<Text, Image> {
    /// Creates a toggle for several values with a localized title and a symbol.
    ///
    /// The toggle is on if there are values and all of them are on.
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringKey,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { GridPressControls.Label(title, systemImage: systemImage) }
    }
}

extension Picker {
    /// Creates a picker for several values, which shows the selection of the first one.
    ///
    /// - Precondition: `sources` isn't empty.
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

    /// Creates a picker with a label.
    ///
    /// The label of the current value isn't drawn.
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
    /// Creates a picker for several values with a localized title, which shows the selection of the first one.
    ///
    /// - Precondition: `sources` isn't empty.
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker with a localized title.
    ///
    /// The label of the current value isn't drawn.
    public init<CurrentValueLabel: View>(
        _ title: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(title, selection: selection, content: content)
    }
}
