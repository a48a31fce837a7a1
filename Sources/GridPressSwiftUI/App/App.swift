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
        let windows = Self().body._windows
        guard let window = windows.first(where: { !$0.isAuxiliary }) ?? windows.first else {
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
        _SceneList(
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

/// A window of a program.
@_documentation(visibility: internal)
public struct _Window {
    var title: String?
    var width: CGFloat?
    var height: CGFloat?
    /// Whether the window isn't the one that opens with the program, such as that of its settings.
    var isAuxiliary = false
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

/// Several scenes, as a builder makes them.
@_documentation(visibility: internal)
public struct _SceneList: PrimitiveScene {
    /// The windows of all scenes.
    public let _windows: [_Window]

    init(_ windows: [_Window]) { _windows = windows }
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
        return _SceneList(windows)
    }

    /// Returns the scenes of an `if` without an `else`.
    public static func buildIf(_ content: (any Scene)?) -> _SceneList { _SceneList(content?._windows ?? []) }

    /// Returns the scenes of the first branch of a condition.
    public static func buildEither<Content: Scene>(first: Content) -> _SceneList { _SceneList(first._windows) }

    /// Returns the scenes of the second branch of a condition.
    public static func buildEither<Content: Scene>(second: Content) -> _SceneList { _SceneList(second._windows) }

    /// Returns the scenes of an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _SceneList {
        _SceneList(content._windows)
    }
}
