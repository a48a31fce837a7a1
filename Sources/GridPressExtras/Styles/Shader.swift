/// A shader function with its arguments.
///
/// Shaders can't run in a figure: the view is drawn without the effect, with a finding.
public struct Shader: ShapeStyle, Equatable {
    /// The shader function.
    public var function: ShaderFunction
    /// The arguments of the function.
    public var arguments: [Argument]
    /// A Boolean value that indicates whether colors are dithered.
    ///
    /// Has no effect.
    public var dithersColor = false

    /// Creates a shader from a function and its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// Returns a transparent paint, and adds a finding.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        environment.values.findings?.add(shader: function.name)
        return StylePaint(Color.clear.drawn(in: environment))
    }

    /// An argument of a shader.
    ///
    /// It stores no value, because no shader runs.
    public struct Argument: Equatable, Sendable {
        private init() {}

        /// The bounding rectangle of the view.
        public static let boundingRect = Argument()

        /// Returns an argument for a number.
        public static func float<Number: BinaryFloatingPoint>(_ x: Number) -> Argument { Argument() }

        /// Returns an argument for two numbers.
        public static func float2<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Argument { Argument() }

        /// Returns an argument for a point.
        public static func float2(_ point: CGPoint) -> Argument { Argument() }

        /// Returns an argument for a size.
        public static func float2(_ size: CGSize) -> Argument { Argument() }

        /// Returns an argument for a vector.
        public static func float2(_ vector: CGVector) -> Argument { Argument() }

        /// Returns an argument for three numbers.
        public static func float3<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number) -> Argument {
            Argument()
        }

        /// Returns an argument for four numbers.
        public static func float4<Number: BinaryFloatingPoint>(
            _ x: Number,
            _ y: Number,
            _ z: Number,
            _ w: Number
        ) -> Argument {
            Argument()
        }

        /// Returns an argument for an array of numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }

        /// Returns an argument for a color.
        public static func color(_ color: Color) -> Argument { Argument() }

        /// Returns an argument for an array of colors.
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }

        /// Returns an argument for an image.
        public static func image(_ image: Image) -> Argument { Argument() }

        /// Returns an argument for data.
        public static func data(_ data: Data) -> Argument { Argument() }
    }
}

/// A function of a shader library.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    /// The library of the function.
    public var library: ShaderLibrary
    /// The name of the function.
    public var name: String

    /// Creates a reference to a function of a library.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// Returns a shader that calls the function with arguments.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A library of shaders.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    private init() {}

    /// The default library of the main bundle.
    public static let `default` = ShaderLibrary()

    /// Returns the library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

    /// Creates a library from data, which isn't read.
    public init(data: Data) {}

    /// Creates a library from a file, which isn't read.
    public init(url: URL) {}

    /// Returns the function with a name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }

    /// Returns the function of the default library with a name.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
}

nonisolated extension View {
    /// Draws the view without the effect, with a finding if the effect is enabled.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> ModifiedView<Self> {
        modified(by: ShaderModifier(name: isEnabled ? shader.function.name : nil))
    }

    /// Draws the view without the effect, with a finding if the effect is enabled.
    public func distortionEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> ModifiedView<Self> {
        modified(by: ShaderModifier(name: isEnabled ? shader.function.name : nil))
    }

    /// Draws the view without the effect, with a finding if the effect is enabled.
    public func layerEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> ModifiedView<Self> {
        modified(by: ShaderModifier(name: isEnabled ? shader.function.name : nil))
    }
}

extension VisualEffect {
    /// Draws the view without the effect, with a finding if the effect is enabled.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        _ModifiedVisualEffect(base: self) { AnyView($0.colorEffect(shader, isEnabled: isEnabled)) }
    }

    /// Draws the view without the effect, with a finding if the effect is enabled.
    public func distortionEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some VisualEffect {
        colorEffect(shader, isEnabled: isEnabled)
    }

    /// Draws the view without the effect, with a finding if the effect is enabled.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        colorEffect(shader, isEnabled: isEnabled)
    }
}

private struct ShaderModifier: NodeModifier {
    /// The name of the shader; `nil` if the effect is disabled.
    let name: String?

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        if let name { builder.findings.add(shader: name) }
        return child
    }
}

extension FindingCollector {
    /// Adds a finding about a shader that can't run.
    fileprivate func add(shader name: String) {
        add(
            .undrawableShader,
            .warning,
            "The shader \"\(name)\" can't run in a figure. What it changes is drawn without it.",
            fix:
                "Use effects that figures support, such as blur(radius:) and hueRotation(_:), or an image of the result."
        )
    }
}
