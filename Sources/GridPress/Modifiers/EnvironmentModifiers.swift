extension View {
    /// Sets a value of the environment for this view and those inside it.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0[keyPath: keyPath] = value })
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

    /// Sets what texts and shapes that name no style are painted with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.setForeground(style) })
    }

    /// Sets the colour of texts and shapes that name no style.
    public func foregroundColor(_ color: Color?) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.values.foreground = color.map(AnyShapeStyle.init) })
    }

    /// Sets the colour of things that can be used.
    public func tint(_ color: Color?) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.values.tint = color.map(AnyShapeStyle.init) })
    }

    /// Sets the style of things that can be used.
    public func tint<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.values.tint = AnyShapeStyle(style) })
    }

    /// Sets the colour of things that can be used.
    public func accentColor(_ color: Color?) -> ModifiedView<Self> { tint(color) }

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

private struct EnvironmentChange: EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void

    func change(_ environment: inout EnvironmentValues) { change(&environment) }
}

extension EnvironmentValues {
    /// Sets the foreground style; where it speaks of the foreground style itself, it means the one that was set before.
    fileprivate mutating func setForeground<S: ShapeStyle>(_ style: S) {
        // A colour speaks of no other style.
        values.foreground =
            style is Color
            ? AnyShapeStyle(style) : AnyShapeStyle(NestedForeground(style: style, outer: values.foreground))
    }
}

/// A foreground style inside of another.
private struct NestedForeground<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let outer: AnyShapeStyle?

    func _paint(in environment: EnvironmentValues) -> StylePaint {
        var environment = environment
        environment.values.foreground = outer
        return style._paint(in: environment)
    }
}
