import GridPress
import GridPressProperties
import Testing
import ViewSupport

// Code in the style of SwiftUI's documentation. That it compiles is half of the test.

@MainActor
@Suite("Code written for SwiftUI")
struct VocabularyTests {
    @Test("compiles and draws")
    func drawing() throws {
        forEach(screens) { input, check in
            let (name, view) = input
            let drawing = try drawn(width: 320, height: 480) { view }
            check(!drawing.elements.isEmpty, "\(name)")
            let warnings = drawing.findings.filter { $0.severity > .note }
            check(warnings.isEmpty, "\(name): \(warnings)")
        }
    }

    private var screens: [(String, AnyView)] {
        [
            ("cards", AnyView(CardScreen())), ("modes", AnyView(ModesScreen())),
            ("account", AnyView(AccountScreen())), ("shapes", AnyView(ShapeScreen())),
            ("gestures", AnyView(GestureScreen())), ("main", AnyView(MainScreen())),
            ("previews", AnyView(CardScreen_Previews.previews)),
        ]
    }
}

// MARK: - Cards with colors of UIKit

typealias GridColor = UIColor

extension UIColor {
    func lighter(by percentage: CGFloat = 30) -> UIColor { adjusted(by: abs(percentage)) }
    func darker(by percentage: CGFloat = 30) -> UIColor { adjusted(by: -abs(percentage)) }

    func adjusted(by percentage: CGFloat) -> UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        self.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(
            red: min(red + percentage / 100, 1.0),
            green: min(green + percentage / 100, 1.0),
            blue: min(blue + percentage / 100, 1.0),
            alpha: alpha
        )
    }

    static var sample: UIColor { UIColor(hue: 120 / 255, saturation: 1, brightness: 1, alpha: 1) }
}

extension Color {
    init(hex: String) {
        var int: UInt64 = 0
        Scanner(string: hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)).scanHexInt64(&int)
        self.init(
            .sRGB,
            red: Double(int >> 16) / 255,
            green: Double(int >> 8 & 0xff) / 255,
            blue: Double(int & 0xff) / 255,
            opacity: 1
        )
    }
}

private struct CardScreen: View {
    let color: GridColor = .sample

    var body: some View {
        VStack {
            RoundedRectangle(cornerRadius: 5)
                .fill(
                    LinearGradient(
                        gradient: Gradient(colors: [Color(color.lighter()), Color(color.darker())]),
                        startPoint: .topLeading,
                        endPoint: .bottomTrailing
                    )
                )
                .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.darkGray), lineWidth: 3))
            Text("Card").padding(5).background(Color(hex: "#4C8DD6")).cornerRadius(5).clipped()
                .shadow(color: .black.opacity(0.3), radius: 5, x: 0, y: 2)
            Color(.secondaryLabel).frame(height: 2)
            Color(.blue)
            Color.black.edgesIgnoringSafeArea(.all)
        }
        .environment(\.colorScheme, .dark)
    }
}

private struct CardScreen_Previews: PreviewProvider {
    static var previews: some View {
        CardScreen().previewLayout(.sizeThatFits)
    }
}

// MARK: - Pickers and sliders with state

private struct ModesScreen: View {
    enum Mode: String, CaseIterable, Hashable, CustomStringConvertible {
        case rows, columns
        var description: String { rawValue }
    }

    @State private var mode: Mode = .columns
    @State private var gap: CGFloat = 5
    @State private var isSheetShown = false

    var body: some View {
        NavigationView {
            VStack {
                self.modesPicker
                HStack {
                    Text("Gap")
                    Slider(value: $gap, in: 0...20, step: 1)
                }
                .padding()
                withAnimation(.easeInOut) {
                    ForEach(0..<3, id: \.self) { index in
                        Color.purple.frame(height: gap * CGFloat(index + 1))
                    }
                }
                Button("Sheet") { isSheetShown = true }
                    .sheet(isPresented: $isSheetShown) { Text("Sheet") }
                Button(action: { mode = .rows }) { Text("Reset").fixedSize() }
            }
            .animation(.default)
            .navigationBarTitle(Text("Modes"), displayMode: .inline)
        }
    }

    private var modesPicker: some View {
        Picker("Mode", selection: $mode) {
            ForEach([Mode.rows, Mode.columns], id: \.self) {
                Text($0 == .rows ? "ROWS" : "COLUMNS").tag($0)
            }
        }
        .pickerStyle(SegmentedPickerStyle())
    }
}

// MARK: - Forms with models

private final class Account: ObservableObject {
    @Published var name = "Ada"
    @Published var password = ""
    @Published var isPublic = true
    @Published var tags = ["a", "b"]
}

private struct AccountScreen: View {
    @StateObject private var account = Account()

    var body: some View {
        NavigationStack {
            AccountForm()
                .navigationTitle("Account")
                .toolbar {
                    ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                }
        }
        .environmentObject(account)
        .tint(.purple)
    }
}

private struct AccountForm: View {
    @EnvironmentObject private var account: Account
    @FocusState private var isNameFocused: Bool
    @AppStorage("size") private var size = 12.0

    var body: some View {
        Form {
            Section(header: Text("Who")) {
                TextField("Name", text: $account.name)
                    .focused($isNameFocused)
                    .textContentType(.name)
                    .autocapitalization(.words)
                SecureField("Password", text: $account.password)
                Toggle(isOn: $account.isPublic) { Label("Public", systemImage: "globe") }
            }
            Section("Tags") {
                List {
                    ForEach(account.tags, id: \.self) { Text($0) }
                        .onDelete { account.tags.remove(atOffsets: $0) }
                        .onMove { account.tags.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            Stepper(value: $size, in: 8...20, step: 0.5) { Text("Size \(size)") }
            Menu("More") {
                Button("Copy", systemImage: "doc.on.doc") {}
                Button("Delete", role: .destructive) {}
            }
            ProgressView("Loading", value: 0.4)
            Link("Help", destination: URL(string: "https://example.org")!)
        }
        .onAppear { isNameFocused = true }
        .onChange(of: account.name) { _, new in account.password = new }
        .scrollDismissesKeyboard(.interactively)
    }
}

// MARK: - Shapes and styles

private struct Wave: Shape {
    var phase: Double
    var height: CGFloat

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(phase, height) }
        set { (phase, height) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
            path.addLine(to: CGPoint(x: x, y: rect.midY + height * CGFloat(sin(Double(x) / 10 + phase))))
        }
        return path
    }
}

private struct ShapeScreen: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 12, pinnedViews: [.sectionHeaders]) {
                Section(header: Text("Shapes").padding().background(.bar)) {
                    HStack {
                        Circle().trim(from: 0, to: 0.75).rotation(.degrees(-90)).stroke(.blue, lineWidth: 4)
                        Circle().offset(x: 5).fill(.ellipticalGradient(colors: [.red, .blue]))
                        Rectangle().size(width: 20, height: 20).fill(Gradient(colors: [.red, .yellow]))
                        ContainerRelativeShape().fill(
                            .conicGradient(colors: [.red, .green, .red], angle: .degrees(45))
                        )
                        AnyShape(Capsule()).fill(
                            .linearGradient(
                                stops: [.init(color: .red, location: 0)],
                                startPoint: .top,
                                endPoint: .bottom
                            )
                        )
                    }
                    .frame(height: 50)
                    Wave(phase: 1, height: 5).stroke(lineWidth: 2).frame(height: 20)
                    Text("In a shape").padding().background(in: .rect(cornerSize: CGSize(width: 8, height: 4)))
                    Text("In another").padding().background(.thinMaterial, in: .rect(topLeadingRadius: 8))
                    Text("Two").foregroundStyle(.red, .blue)
                    Text("Turned").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
                    Text("Changed").brightness(0.1).contrast(0.8).saturation(2).colorMultiply(.yellow)
                }
            }
        }
        .safeAreaInset(edge: .bottom) { Color.gray.frame(height: 30) }
        .coordinateSpace(name: "scroll")
        .preferredColorScheme(.light)
    }
}

// MARK: - Gestures

private struct GestureScreen: View {
    @GestureState private var drag = CGSize.zero
    @State private var scale: CGFloat = 1
    @Namespace private var space

    var body: some View {
        Circle()
            .fill(.red)
            .frame(width: 50, height: 50)
            .matchedGeometryEffect(id: "ball", in: space)
            .offset(drag)
            .scaleEffect(scale)
            .gesture(
                DragGesture(coordinateSpace: .named("scroll"))
                    .updating($drag) { value, state, transaction in
                        state = value.translation
                        transaction.animation = .interactiveSpring()
                    }
                    .onEnded { value in
                        withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
                            scale = value.predictedEndTranslation.width > 100 ? 2 : 1
                        }
                    }
            )
            .simultaneousGesture(MagnificationGesture().onChanged { scale = $0 })
            .onTapGesture { withAnimation { scale = 1 } }
            .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
            .animation(.easeInOut(duration: 2).repeatForever(autoreverses: true), value: scale)
            .accessibilityLabel("Ball")
            .accessibilityAddTraits(.isButton)
    }
}

// MARK: - Programs

private struct MainScreen: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            NavigationSplitView {
                List(1..<4) { NavigationLink("Row \($0)", value: $0) }
            } detail: {
                Text("Detail")
            }
            .tabItem { Label("Home", systemImage: "house") }
            .tag(0)
            ScrollViewReader { proxy in
                List(0..<3, id: \.self) { Text("\($0)").id($0) }.onAppear { proxy.scrollTo(2, anchor: .top) }
            }
            .tabItem { Image(systemName: "list.bullet") }
            .tag(1)
        }
    }
}

private struct Program: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup("Main") { MainScreen() }.defaultSize(width: 390, height: 844)
    }
}
