// The options of a picker, in the layouts of the picker styles.

/// The options of a segmented picker, side by side in equal widths, with the selected one raised.
struct SegmentedOptions: NonisolatedView {
    let options: [PickerOption]

    init(_ options: [PickerOption]) { self.options = options }

    var body: some View {
        EqualWidthsLayout {
            ForEach(options) { option in
                option.view
                    .padding(.horizontal, 10)
                    .frame(maxWidth: .infinity, minHeight: 28)
                    .background {
                        if option.isSelected { RoundedRectangle(cornerRadius: 7).fill(Color.raised) }
                    }
            }
        }
        .padding(2)
        .background(.controlGround, in: RoundedRectangle(cornerRadius: 9))
    }
}

/// A layout that gives all views the width of the widest, or equal shares of the proposed width.
private struct EqualWidthsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let totalWidth = CGFloat(subviews.count) * (sizes.map(\.width).max() ?? 0)
        let width = proposal.width.map { $0.isFinite ? $0 : totalWidth } ?? totalWidth
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let share = CGSize(width: bounds.width / CGFloat(max(subviews.count, 1)), height: bounds.height)
        for (index, subview) in subviews.enumerated() {
            let center = CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * share.width, y: bounds.midY)
            subview.place(at: center, anchor: .center, proposal: ProposedViewSize(share))
        }
    }
}

/// The selected option of a menu or navigation-link picker, with an icon that shows that there are more.
struct MenuOptions<Label: View>: NonisolatedView {
    let options: [PickerOption]
    let label: Label
    /// Whether the icon is a chevron to another screen, instead of the chevrons of a menu.
    let leadsOn: Bool
    /// Whether the label is drawn beside the option.
    let isRow: Bool
    let style: AnyShapeStyle

    init(_ options: [PickerOption], label: Label, leadsOn: Bool, isRow: Bool, style: AnyShapeStyle) {
        self.options = options
        self.label = label
        self.leadsOn = leadsOn
        self.isRow = isRow
        self.style = style
    }

    var body: some View {
        if isRow { LabeledRow(label: label) { choice } } else { choice }
    }

    private var choice: some View {
        HStack(spacing: 6) {
            ForEach(options.filter(\.isSelected)) { $0.view }
            if leadsOn {
                ControlIcon.chevron.drawn(11).foregroundStyle(.sign)
            } else {
                ControlIcon.chevrons.drawn(13, lineWidth: 1.5).foregroundStyle(style)
            }
        }
    }
}

/// The options of an inline picker, one below the other with a checkmark at the selected one; rows in a list.
struct InlineOptions: NonisolatedView {
    let options: [PickerOption]
    let isInList: Bool

    init(_ options: [PickerOption], isInList: Bool) {
        self.options = options
        self.isInList = isInList
    }

    var body: some View {
        if isInList {
            rows
        } else {
            VStack(spacing: 12) { rows }
        }
    }

    private var rows: some View {
        ForEach(options) { option in
            HStack {
                option.view
                Spacer()
                if option.isSelected { ControlIcon.checkmark.drawn(14).foregroundStyle(.tint) }
            }
        }
    }
}

/// The options of a radio group, one below the other, each with a round mark.
struct RadioOptions: NonisolatedView {
    let options: [PickerOption]

    @ScaledMetric private var side: CGFloat = 18

    init(_ options: [PickerOption]) { self.options = options }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(options) { option in
                HStack(spacing: 8) {
                    mark(option.isSelected)
                    option.view
                }
            }
        }
    }

    @ViewBuilder private func mark(_ isSelected: Bool) -> some View {
        if isSelected {
            Circle().strokeBorder(.tint, lineWidth: side / 3).frame(width: side, height: side)
        } else {
            Circle().strokeBorder(Color(.systemGray3), lineWidth: 1.5).frame(width: side, height: side)
        }
    }
}

/// The selected option of a wheel picker on a band, with neighbors that fade with their distance.
struct WheelOptions: NonisolatedView {
    let options: [PickerOption]

    init(_ options: [PickerOption]) { self.options = options }

    /// The opacity that neighbors lose with each step.
    ///
    /// The farthest neighbor, two steps away, stays legible.
    private static let fading = 0.17

    var body: some View {
        let chosen = options.firstIndex(where: \.isSelected) ?? 0
        VStack(spacing: 0) {
            ForEach(-2..<3) { step in
                ZStack {
                    if step == 0 { RoundedRectangle(cornerRadius: 8).fill(.controlGround) }
                    if options.indices.contains(chosen + step) {
                        options[chosen + step].view.opacity(1 - Self.fading * Double(abs(step)))
                    }
                }
                .frame(minWidth: 80, maxWidth: .infinity)
                .frame(height: 34)
            }
        }
    }
}

extension Color {
    /// The background of the selected option of a segmented picker.
    fileprivate static let raised = Color(inLight: .white, inDark: Color(.systemGray2))
}
