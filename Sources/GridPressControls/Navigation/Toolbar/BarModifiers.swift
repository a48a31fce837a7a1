/// A modifier that draws a bar with the appearance that modifiers of its screen set.
struct BarAppearanceModifier: NonisolatedViewModifier {
    let appearance: BarAppearance
    /// The background of a bar whose background isn't set; `nil` for none.
    let defaultBackground: AnyShapeStyle?

    func body(content: Content) -> some View {
        content
            .modifier(BarForeground(style: appearance.foreground))
            .background {
                if let background { Rectangle().fill(background).ignoresSafeArea() }
            }
            .preferredColorScheme(appearance.scheme)
    }

    private var background: AnyShapeStyle? {
        switch appearance.backgroundVisibility {
        case .automatic: defaultBackground == nil ? nil : appearance.background ?? defaultBackground
        case .visible: appearance.background ?? defaultBackground ?? AnyShapeStyle(.bar)
        case .hidden: nil
        }
    }
}

private struct BarForeground: NonisolatedViewModifier {
    let style: AnyShapeStyle?

    func body(content: Content) -> some View {
        if let style { content.foregroundStyle(style).tint(style) } else { content }
    }
}
