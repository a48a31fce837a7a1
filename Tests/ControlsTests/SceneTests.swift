import GridPress
import Testing
import ViewSupport

@Suite("Scenes of a program")
@MainActor
struct SceneTests {
    private struct Menus: Commands {
        var body: some Commands {
            CommandMenu("Tools") { Button("Run") {} }
            CommandGroup(replacing: .newItem) {}
            SidebarCommands()
        }
    }

    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text = "new note"

        init() {}

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Notes: Scene {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { TextEditor(text: $0.$document.text) }
        }
    }

    @SceneBuilder private func scenes(hasWindow: Bool) -> some Scene {
        Settings { Text("settings") }
        if hasWindow {
            Window("Main", id: "main") { Text("main") }
                .windowStyle(HiddenTitleBarWindowStyle())
                .commands { Menus() }
                .defaultSize(width: 40, height: 30)
                .environment(\.layoutDirection, .rightToLeft)
        }
        Notes()
    }

    @Test("list their windows, those of conditions included")
    func windows() {
        #expect(scenes(hasWindow: true)._windows.count == 3)
        #expect(scenes(hasWindow: false)._windows.count == 2)
    }

    @Test("open a new document and a window without a value")
    func values() throws {
        let group = WindowGroup("Values", for: Int.self) { $value in Text("value \(value ?? 7)") }
        let chosen = WindowGroup(for: Int.self) { $value in
            Text("value \(value)")
        } defaultValue: {
            5
        }
        #expect(group._windows.count == 1 && chosen._windows.count == 1 && Notes()._windows.count == 1)
    }

    @Test("actions of the environment have no effect, and settings have their defaults")
    func environment() throws {
        struct Reader: View {
            @Environment(\.openWindow) private var openWindow
            @Environment(\.openURL) private var openURL
            @Environment(\.undoManager) private var undoManager
            @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
            @Environment(\.controlActiveState) private var state
            @Environment(\.defaultMinListRowHeight) private var height
            @FocusedValue(\.note) private var note

            var body: some View {
                Text("\(isSpoken ? 1 : 0) \(state == .key ? 1 : 0) \(Int(height)) \(note ?? "none")")
                    .onAppear {
                        openWindow(id: "x")
                        openWindow(value: 1)
                        undoManager?.undo()
                        if let url = URL(string: "https://example.org") { openURL(url) }
                    }
            }
        }
        let texts = try drawn { Reader().environment(\.openURL, OpenURLAction { _ in .handled }) }
            .texts
        #expect(texts == ["0 1 44 none"])
    }
}

private struct NoteKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}
