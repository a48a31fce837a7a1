import GridPress
import Observation

// Common patterns in SwiftUI code that depend on isolation.

@MainActor
@Observable
final class Library {
    var books = [Book(title: "Sea"), Book(title: "Moor")]
    var isLoaded = false

    func load() async { isLoaded = true }
    func add(_ title: String) { books.append(Book(title: title)) }
}

nonisolated struct Book: Identifiable, Hashable {
    let title: String
    var id: String { title }
}

struct Shelf: View {
    @State private var library = Library()
    @State private var chosen: Book?
    @FocusState private var isFocused: Bool
    @AppStorage("order") private var order = "title"

    var body: some View {
        NavigationStack {
            List(library.books) { book in
                BookRow(book: book, isChosen: Binding(get: { chosen == book }, set: { chosen = $0 ? book : nil }))
            }
            .toolbar { Button("Add") { library.add("Fen") } }
        }
        .task { await library.load() }
        .refreshable { await library.load() }
        .onAppear { library.add("Heath") }
        .onChange(of: library.books.count) { _, count in chosen = library.books[count - 1] }
        .environment(library)
    }
}

struct BookRow: View, Equatable {
    let book: Book
    @Binding var isChosen: Bool
    @Environment(Library.self) private var library

    nonisolated static func == (first: BookRow, second: BookRow) -> Bool { first.book == second.book }

    var body: some View {
        Panel {
            Toggle(book.title, isOn: $isChosen)
            Text("\(library.books.count)").named(book.title)
        }
        .onTapGesture { Task { await library.load() } }
    }
}

/// A typical container of views.
struct Panel<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { HStack { content }.padding(4).background(Theme.ground) }
}

enum Theme {
    static let ground = Color.gray
    @ViewBuilder static func title(_ text: String) -> some View { Text(text).font(.headline) }
}

protocol Screen: View {
    var title: String { get }
}

extension Screen {
    var heading: some View { Theme.title(title) }
}

struct ShelfScreen: Screen {
    let title = "Books"
    var body: some View {
        VStack {
            heading; Shelf()
        }
    }
}

struct Pulse: View, Animatable {
    nonisolated var animatableData: Double = 1
    var body: some View { Circle().opacity(animatableData).frame(width: 10, height: 10) }
}

struct Fancy: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Panel {
            configuration.label; Pulse()
        }
    }
}

@MainActor func shelves() -> some View {
    VStack {
        ShelfScreen(); Toggle("On", isOn: .constant(true)).toggleStyle(Fancy())
    }
}
