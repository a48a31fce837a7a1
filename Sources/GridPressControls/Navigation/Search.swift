nonisolated extension View {
    /// Adds a search field to a navigation stack's screen; has no effect elsewhere.
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> ModifiedView<Self> {
        searchField(text, placement, prompt)
    }

    // Also with a string.
    /// Adds a search field to a navigation stack's screen; has no effect elsewhere.
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> ModifiedView<Self> {
        searchField(text, placement, Text(prompt))
    }

    /// Adds a search field to a navigation stack's screen; the tokens aren't drawn.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>? = nil,
        isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedView<Self> where C.Element: Identifiable {
        searchField(text, placement, prompt)
    }

    // Also with a string.
    /// Adds a search field to a navigation stack's screen; the tokens aren't drawn.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>? = nil,
        isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedView<Self> where C.Element: Identifiable {
        searchField(text, placement, Text(prompt))
    }

    /// Adds a search field to a navigation stack's screen; the tokens aren't drawn.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> ModifiedView<Self> where C.Element: Identifiable {
        searchField(text, placement, prompt)
    }

    // Also with a string.
    /// Adds a search field to a navigation stack's screen; the tokens aren't drawn.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> ModifiedView<Self> where C.Element: Identifiable {
        searchField(text, placement, Text(prompt))
    }

    /// Adds a search field to a navigation stack's screen; the suggestions aren't drawn.
    public func searchable<V: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> ModifiedView<Self> {
        searchField(text, placement, prompt)
    }

    // Also with a string.
    /// Adds a search field to a navigation stack's screen; the suggestions aren't drawn.
    public func searchable<V: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> ModifiedView<Self> {
        searchField(text, placement, Text(prompt))
    }

    func searchField(
        _ text: Binding<String>,
        _ placement: SearchFieldPlacement,
        _ prompt: Text?
    ) -> ModifiedView<Self> {
        layoutValue(key: SearchFieldKey.self, value: SearchField(text: text.wrappedValue, prompt: prompt))
    }
}

/// The placement of a search field.
///
/// A picture always draws it below the title of the screen.
public struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String

    /// The default placement.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// The toolbar.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// The principal item of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
    /// A sidebar.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

    /// Returns the position below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .navigationBarDrawer
    }
}

struct SearchFieldKey: LayoutValueKey {
    static var defaultValue: SearchField? { nil }
}

/// The search field of a screen.
struct SearchField: NonisolatedView {
    let text: String
    let prompt: Text?

    var body: some View {
        HStack(spacing: 6) {
            MagnifyingGlass()
                .stroke(style: StrokeStyle(lineWidth: 1.75, lineCap: .round))
                .frame(width: 14, height: 14)
                .foregroundStyle(.secondary)
            if text.isEmpty {
                (prompt ?? Text("Search")).foregroundStyle(.secondary)
            } else {
                Text(text)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: 36)
        .background(.controlGround, in: RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, 16)
        .padding(.top, 4)
        .padding(.bottom, 8)
        .asControl("SearchField", label: text.isEmpty ? nil : prompt?.wordsInSpeech ?? "Search")
    }
}

/// A magnifying glass: a circle with a handle.
private struct MagnifyingGlass: Shape {
    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path { path in
            path.addEllipse(in: CGRect(x: rect.minX, y: rect.minY, width: side * 0.75, height: side * 0.75))
            path.move(to: CGPoint(x: rect.minX + side * 0.65, y: rect.minY + side * 0.65))
            path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY + side))
        }
    }
}
