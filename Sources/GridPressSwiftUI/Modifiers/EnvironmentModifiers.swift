nonisolated extension View {
    /// Sets a value of the environment for this view and those inside it.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> ModifiedView<Self> {
        if let direction = value as? LayoutDirection, keyPath == \EnvironmentValues.layoutDirection as AnyKeyPath {
            return modified(by: LayoutDirectionModifier(direction: direction))
        }
        return modified(by: EnvironmentChange { $0[keyPath: keyPath] = value })
    }

    /// Changes a value of the environment for this view and those inside it.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { transform(&$0[keyPath: keyPath]) })
    }

    /// Gives an observable model to this view and those inside it.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0[object: Object.self] = object })
    }

    /// Gives a model to this view and those inside it.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0[object: Object.self] = object })
    }

    /// Sets what texts and shapes that name no style are painted with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> {
        modified(by: ForegroundChange(style: style))
    }

    /// Sets what texts and shapes that name no style, and those of the second step, are painted with.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.setForeground(primary, steps: [AnyShapeStyle(secondary)]) })
    }

    /// Sets what texts and shapes that name no style, and those of the next steps, are painted with.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> ModifiedView<Self> {
        let steps = [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        return modified(by: EnvironmentChange { $0.setForeground(primary, steps: steps) })
    }

    /// Sets what lies behind everything inside this view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.values.styles.background = $0.kept(style) })
    }

    /// Sets the colour of texts and shapes that name no style.
    public func foregroundColor(_ color: Color?) -> ModifiedView<Self> {
        modified(by: ForegroundColorChange(color: color))
    }

    /// Sets the colour of things that can be used.
    public func tint(_ color: Color?) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.values.styles.tint = color.map(AnyShapeStyle.init) })
    }

    /// Sets the style of things that can be used.
    public func tint<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.values.styles.tint = $0.kept(style) })
    }

    /// Sets the colour of things that can be used.
    public func accentColor(_ color: Color?) -> ModifiedView<Self> { tint(color) }

    /// Draws this view and those inside it in a scheme, whichever the picture is drawn in; `nil` leaves it open.
    ///
    /// A preview is drawn in this scheme as a whole.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> ModifiedView<Self> {
        modified(by: PreferredColorScheme(scheme: scheme))
    }

    /// Draws this view and those inside it in a scheme, whichever the picture is drawn in.
    public func colorScheme(_ scheme: ColorScheme) -> ModifiedView<Self> { environment(\.colorScheme, scheme) }

    /// Sets how large people like to read.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> ModifiedView<Self> { environment(\.dynamicTypeSize, size) }

    /// Keeps how large people like to read inside this view within limits.
    public func dynamicTypeSize<Limits: RangeExpression>(_ limits: Limits) -> ModifiedView<Self>
    where Limits.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(limits.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }
}

/// A modifier that sets the color scheme, and reports it to the window around.
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

/// The color scheme that views ask of the window around them.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// The type of the value.
    public typealias Value = ColorScheme?

    /// Adds the scheme of a later view, which counts where it asks for one.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = nextValue() ?? value
    }
}

/// A modifier that sets the direction of layout, and notes it with the views.
private struct LayoutDirectionModifier: NodeModifier {
    let direction: LayoutDirection

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        let directed = base.modified(by: EnvironmentChange { [direction] in $0.layoutDirection = direction })
        wrapNodes(of: directed, in: builder)
    }

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        child.attach(Drawing.Setting("layoutDirection", .word("\(direction)")))
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
