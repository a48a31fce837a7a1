/// A program of a graphics processor with its arguments, which no picture can run.
///
/// A view with such an effect is drawn without it, and a finding says so.
public struct Shader: ShapeStyle, Equatable {
    /// The function.
    public var function: ShaderFunction
    /// The arguments.
    public var arguments: [Argument]
    /// Whether its colors are spread so that steps aren't seen.
    public var dithersColor = false

    /// A function with its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// Returns clear, with a finding.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        environment.values.findings?.add(shader: function.name)
        return StylePaint(Color.clear.drawn(in: environment))
    }

    /// An argument of a shader.
    public struct Argument: Equatable, Sendable {
        private init() {}

        /// The frame of the view.
        public static let boundingRect = Argument()

        /// Returns a number.
        public static func float<Number: BinaryFloatingPoint>(_ x: Number) -> Argument { Argument() }

        /// Returns two numbers.
        public static func float2<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Argument { Argument() }

        /// Returns a point.
        public static func float2(_ point: CGPoint) -> Argument { Argument() }

        /// Returns a size.
        public static func float2(_ size: CGSize) -> Argument { Argument() }

        /// Returns a way.
        public static func float2(_ vector: CGVector) -> Argument { Argument() }

        /// Returns three numbers.
        public static func float3<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number) -> Argument {
            Argument()
        }

        /// Returns four numbers.
        public static func float4<Number: BinaryFloatingPoint>(
            _ x: Number,
            _ y: Number,
            _ z: Number,
            _ w: Number
        ) -> Argument {
            Argument()
        }

        /// Returns numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }

        /// Returns a color.
        public static func color(_ color: Color) -> Argument { Argument() }

        /// Returns colors.
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }

        /// Returns an image.
        public static func image(_ image: Image) -> Argument { Argument() }

        /// Returns bytes.
        public static func data(_ data: Data) -> Argument { Argument() }
    }
}

/// A function of a library of shaders.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    /// The library.
    public var library: ShaderLibrary
    /// The name.
    public var name: String

    /// A function of a library.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// Returns the function with arguments.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A library of shaders.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    private init() {}

    /// The library of the program.
    public static let `default` = ShaderLibrary()

    /// Returns the library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

    /// A library from data.
    public init(data: Data) {}

    /// A library from a file.
    public init(url: URL) {}

    /// The function with a name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }

    /// The function of the program with a name.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
}

nonisolated extension View {
    /// Draws the view as it is: a shader of its colors is a finding.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> ModifiedView<Self> {
        modified(by: ShaderModifier(name: isEnabled ? shader.function.name : nil))
    }

    /// Draws the view as it is: a shader of its points is a finding.
    public func distortionEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> ModifiedView<Self> {
        modified(by: ShaderModifier(name: isEnabled ? shader.function.name : nil))
    }

    /// Draws the view as it is: a shader of its picture is a finding.
    public func layerEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> ModifiedView<Self> {
        modified(by: ShaderModifier(name: isEnabled ? shader.function.name : nil))
    }
}

extension VisualEffect {
    /// Draws the view as it is: a shader of its colors is a finding.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        _ModifiedVisualEffect(base: self) { AnyView($0.colorEffect(shader, isEnabled: isEnabled)) }
    }

    /// Draws the view as it is: a shader of its points is a finding.
    public func distortionEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some VisualEffect {
        colorEffect(shader, isEnabled: isEnabled)
    }

    /// Draws the view as it is: a shader of its picture is a finding.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        colorEffect(shader, isEnabled: isEnabled)
    }
}

private struct ShaderModifier: NodeModifier {
    /// The name of the shader; `nil` where it is switched off.
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
