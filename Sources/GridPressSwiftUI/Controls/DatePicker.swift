/// A day or a time that is chosen; a picture shows it in English, at Greenwich, whatever its style.
public struct DatePicker<Label: View>: NonisolatedView {
    /// What of a moment is chosen.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let bounds: any RangeExpression<Date>
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    /// A moment with a label.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection,
            in: Date.distantPast...Date.distantFuture,
            displayedComponents: displayedComponents,
            label: label
        )
    }

    /// A moment within bounds, with a label.
    public init<Bounds: RangeExpression<Date>>(
        selection: Binding<Date>,
        in bounds: Bounds,
        displayedComponents: Components = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.bounds = bounds
        components = displayedComponents
        self.label = label()
    }

    /// The label and the moment in their style.
    public var body: some View { styled(style) }

    private func styled<S: DatePickerStyle>(_ style: S) -> AnyView {
        let limits: (first: Date?, last: Date?) =
            switch bounds {
            case let bounds as ClosedRange<Date>: (bounds.lowerBound, bounds.upperBound)
            case let bounds as PartialRangeFrom<Date>: (bounds.lowerBound, nil)
            case let bounds as PartialRangeThrough<Date>: (nil, bounds.upperBound)
            default: (nil, nil)
            }
        let configuration = DatePickerStyleConfiguration(
            label: .init(view: AnyView(label)),
            selection: selection,
            minimumDate: limits.first == .distantPast ? nil : limits.first,
            maximumDate: limits.last == .distantFuture ? nil : limits.last,
            displayedComponents: components
        )
        return AnyView(StyleBody(style, configuration).asControl("DatePicker", label: self.label.wordsInSpeech))
    }
}

extension DatePicker where Label == Text {
    /// A moment with a title.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A moment with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A moment within bounds, with a title.
    public init<Bounds: RangeExpression<Date>>(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        in bounds: Bounds,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A moment within bounds, with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, Bounds: RangeExpression<Date>>(
        _ title: S,
        selection: Binding<Date>,
        in bounds: Bounds,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) { Text(title) }
    }
}

/// What of a moment is chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The time.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
