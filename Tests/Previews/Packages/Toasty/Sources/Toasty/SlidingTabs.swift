import SwiftUI

/// Tabs whose marker moves to the selected one.
public struct SlidingTabs<Value: Hashable>: View {
    @Namespace private var namespace
    @Binding private var selection: Value
    private let tabs: [(title: LocalizedStringKey, value: Value)]

    /// Tabs with values, one of which is selected.
    public init(selection: Binding<Value>, tabs: [(title: LocalizedStringKey, value: Value)]) {
        _selection = selection
        self.tabs = tabs
    }

    /// The titles beside each other.
    public var body: some View {
        HStack(spacing: 4) {
            ForEach(tabs, id: \.value) { tab in
                Button {
                    withAnimation(.snappy(duration: 0.25)) { selection = tab.value }
                } label: {
                    Text(tab.title)
                        .font(.subheadline.weight(.semibold))
                        .foregroundStyle(tab.value == selection ? .white : .primary)
                        .padding(.vertical, 8)
                        .frame(maxWidth: .infinity)
                        .background {
                            if tab.value == selection {
                                Capsule().fill(.tint).matchedGeometryEffect(id: "marker", in: namespace)
                            }
                        }
                        .contentShape(.capsule)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(tab.value == selection ? .isSelected : [])
            }
        }
        .padding(4)
        .background(.quaternary.opacity(0.5), in: .capsule)
    }
}

#Preview("Tabs", traits: .fixedLayout(width: 340, height: 70)) {
    @Previewable @State var selection = 1
    SlidingTabs(selection: $selection, tabs: [("Day", 0), ("Week", 1), ("Month", 2)])
        .padding()
}

#Preview("Tabs in the dark", traits: .fixedLayout(width: 340, height: 70)) {
    @Previewable @State var selection = "map"
    SlidingTabs(selection: $selection, tabs: [("List", "list"), ("Map", "map")])
        .tint(.orange)
        .padding()
        .background(.black)
        .environment(\.colorScheme, .dark)
}
