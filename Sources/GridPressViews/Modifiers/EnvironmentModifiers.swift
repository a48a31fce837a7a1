nonisolated extension View {
    /// Sets an environment value for the view.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> ModifiedView<Self> {
        if let direction = value as? LayoutDirection, keyPath == \EnvironmentValues.layoutDirection as AnyKeyPath {
            return modified(by: LayoutDirectionModifier(direction: direction))
        }
        return modified(by: EnvironmentChange { $0.set(keyPath, to: value) })
    }

    /// Transforms an environment value for the view.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { transform(&$0[keyPath: keyPath]) })
    }

    /// Adds an observable object to the environment of the view; `nil` removes the object of its type.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0[object: Object.self] = object })
    }

    /// Sets the foreground style of texts and shapes inside the view.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> {
        modified(by: ForegroundChange(style: style))
    }

    /// Sets the primary and secondary foreground styles of texts and shapes inside the view.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.setForeground(primary, steps: [AnyShapeStyle(secondary)]) })
    }

    /// Sets the primary, secondary and tertiary foreground styles of texts and shapes inside the view.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> ModifiedView<Self> {
        let steps = [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        return modified(by: EnvironmentChange { $0.setForeground(primary, steps: steps) })
    }

    /// Sets the background style inside the view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.values.styles.background = $0.kept(style) })
    }

    /// Sets the foreground color of texts and shapes inside the view; `nil` for the default color.
    public func foregroundColor(_ color: Color?) -> ModifiedView<Self> {
        modified(by: ForegroundColorChange(color: color))
    }

    /// Sets the tint of controls inside the view; `nil` for the default tint.
    public func tint(_ color: Color?) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.values.styles.tint = color.map(AnyShapeStyle.init) })
    }

    /// Sets the tint of controls inside the view.
    public func tint<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.values.styles.tint = $0.kept(style) })
    }

    /// Sets the tint of controls inside the view; `nil` for the default tint.
    public func accentColor(_ color: Color?) -> ModifiedView<Self> { tint(color) }

    /// Sets the color scheme of the view, whichever scheme the picture has; `nil` changes nothing.
    ///
    /// A preview is drawn in this scheme as a whole.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> ModifiedView<Self> {
        modified(by: PreferredColorScheme(scheme: scheme))
    }

    /// Sets the color scheme of the view, whichever scheme the picture has.
    public func colorScheme(_ scheme: ColorScheme) -> ModifiedView<Self> { environment(\.colorScheme, scheme) }

    /// Sets the dynamic type size of the view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> ModifiedView<Self> { environment(\.dynamicTypeSize, size) }

    /// Limits the dynamic type size of the view.
    public func dynamicTypeSize<Limits: RangeExpression>(_ limits: Limits) -> ModifiedView<Self>
    where Limits.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(limits.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }
}

/// A modifier that sets the color scheme, and reports it to the window around the view.
private struct PreferredColorScheme: NodeModifier {
    let scheme: ColorScheme?

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        let scheme = scheme
        let colored = base.modified(by: EnvironmentChange { if let scheme { $0.colorScheme = scheme } })
            .preference(key: PreferredColorSchemeKey.self, value: scheme)
        guard builder.environment.isOnScreen else { return wrapNodes(of: colored, in: builder) }
        let requesting = colored.preference(key: ScreenRequestsKey.self, value: ScreenRequests(scheme: scheme))
        wrapNodes(of: requesting, in: builder)
    }

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode { child }
}

/// The key of the color scheme that views prefer for the window around them.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// The type of the value.
    public typealias Value = ColorScheme?

    /// Replaces the scheme with the scheme of a later view, if the view prefers one.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = nextValue() ?? value
    }
}

/// A modifier that sets the layout direction, and records it in the settings of the views.
private struct LayoutDirectionModifier: NodeModifier {
    let direction: LayoutDirection

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        let directed = base.modified(by: EnvironmentChange { [direction] in $0.layoutDirection = direction })
        wrapNodes(of: directed, in: builder)
    }

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        child.attach(Drawing.Setting(.layoutDirection, "\(direction)"))
        return child
    }
}

package struct EnvironmentChange: EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void

    package init(change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    package func change(_ environment: inout EnvironmentValues) { change(&environment) }
}

private struct ForegroundChange<Style: ShapeStyle>: EnvironmentModifier {
    let style: Style

    var step: EnvironmentStep? {
        (style as? Color).map { EnvironmentStep(\EnvironmentValues.values.styles, $0) }
    }

    func change(_ environment: inout EnvironmentValues) { environment.setForeground(style) }
}

private struct ForegroundColorChange: EnvironmentModifier {
    let color: Color?

    var step: EnvironmentStep? { EnvironmentStep(\EnvironmentValues.values.styles.foreground, color) }

    func change(_ environment: inout EnvironmentValues) {
        environment.values.styles.foregroundSteps = []
        environment.values.styles.foreground = color.map(AnyShapeStyle.init)
    }
}

extension EnvironmentValues {
    fileprivate mutating func setForeground<S: ShapeStyle>(_ style: S, steps: [AnyShapeStyle] = []) {
        let foreground = kept(style)
        values.styles.foregroundSteps = steps.map { kept($0) }
        values.styles.foreground = foreground
    }
}
