/// A program of windows.
///
/// On a command line it prints a picture of its first window as SVG, and what was noticed on the way as errors.
///
///     @main struct Stripes: App {
///         var body: some Scene { WindowGroup { HStack { Color.red; Color.blue } }.defaultSize(width: 300, height: 100) }
///     }
///
/// `swift run stripes > stripes.svg` keeps the picture. A program that wants more than that draws a `Figure`.
@MainActor @preconcurrency
public protocol App {
    /// The type of the program's scenes.
    associatedtype Body: Scene

    /// The program's scenes.
    @SceneBuilder var body: Body { get }

    /// Starts the program.
    init()
}

extension App {
    /// Prints the picture of the first window.
    public static func main() throws {
        guard let window = Self().body._windows.first else {
            return FileHandle.standardError.writeLine("error: The app has no window to draw.")
        }
        let figure = FigureBody(
            window.title ?? "\(Self.self)",
            width: window.width,
            height: window.height,
            content: window.content
        )
        let (drawing, svg) = try figure.picture()
        for finding in drawing.findings { FileHandle.standardError.writeLine("\(finding)") }
        FileHandle.standardOutput.write(Data(svg.utf8))
    }
}

extension FileHandle {
    fileprivate func writeLine(_ line: String) { write(Data((line + "\n").utf8)) }
}

/// A part of a program: windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scenes that this one is made of.
    associatedtype Body: Scene

    /// The scenes that this one is made of.
    @SceneBuilder var body: Body { get }

    /// The windows of the scene. Scenes of your own get them for free.
    @_documentation(visibility: internal)
    var _windows: [_Window] { get }
}

extension Scene {
    /// The windows of the scenes that this one is made of.
    @_documentation(visibility: internal)
    public var _windows: [_Window] { body._windows }

    /// Sets how large the window is drawn.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        CombinedScene(
            _windows.map { window in
                var window = window
                window.width = width
                window.height = height
                return window
            }
        )
    }

    /// Sets how large the window is drawn.
    public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }
}

// What scenes do and look like on a desk; a picture shows the views of a window and nothing around them.

extension Scene {
    /// Has no effect in a static rendering: nothing changes.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (Value, Value) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing changes.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: a window has no edges.
    public func windowStyle(_ style: WindowStyle) -> Self { self }

    /// Has no effect in a static rendering: a window is as large as `defaultSize(_:)` says.
    public func windowResizability(_ resizability: WindowResizability) -> Self { self }
}

/// How the edges of a window look.
public enum WindowStyle: Hashable, Sendable {
    /// As usual.
    case automatic
    /// Without a bar.
    case hiddenTitleBar
    /// With a bar.
    case titleBar
    /// Without edges.
    case plain
}

/// How people can make a window larger or smaller.
public enum WindowResizability: Hashable, Sendable {
    /// As usual.
    case automatic
    /// As its content can.
    case contentSize
    /// Not below the size of its content.
    case contentMinSize
}

/// A window of a program.
@_documentation(visibility: internal)
public struct _Window {
    var title: String?
    var width: CGFloat?
    var height: CGFloat?
    let content: () -> AnyView
}

/// A built-in scene, which provides its windows instead of a body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    /// Traps: the scene is drawn directly.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

nonisolated extension Never: Scene {
    /// There are none.
    @_documentation(visibility: internal)
    public var _windows: [_Window] { [] }
}

private struct CombinedScene: PrimitiveScene {
    let _windows: [_Window]

    init(_ windows: [_Window]) { _windows = windows }
}

/// Windows that all show the same views.
public struct WindowGroup<Content: View>: PrimitiveScene {
    /// The window.
    @_documentation(visibility: internal)
    public let _windows: [_Window]

    /// Windows with some views.
    public init(@ViewBuilder content: @escaping () -> Content) {
        _windows = [_Window(content: { AnyView(content()) })]
    }

    /// Windows with a title and some views.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        _windows = [_Window(title: title.string, content: { AnyView(content()) })]
    }

    /// Windows with a title as it stands and some views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        _windows = [_Window(title: String(title), content: { AnyView(content()) })]
    }
}

/// Makes one scene of the scenes that stand in a closure.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var windows: [_Window] = []
        for scene in repeat each content { windows += scene._windows }
        return CombinedScene(windows)
    }
}
