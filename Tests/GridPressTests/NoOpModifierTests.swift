import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("What a still picture leaves out")
struct NoOpModifierTests {
    /// A modifier without an effect on the drawing.
    struct NoOp: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @Sendable (AnyView) -> AnyView

        init(_ name: String, _ apply: @escaping @Sendable (AnyView) -> any View) {
            testDescription = name
            self.apply = { AnyView(apply($0)) }
        }
    }

    private struct Failure: LocalizedError {}

    private static var space: Namespace.ID { Namespace().wrappedValue }
    private static var flag: Binding<Bool> { .constant(true) }
    private static var name: Binding<String> { .constant("") }

    static let all: [NoOp] =
        touches + time + motion + scrolling + presentation + screens + typing + texts + names + values

    private static let touches: [NoOp] = [
        NoOp("onTapGesture") { $0.onTapGesture {} },
        NoOp("digitalCrownRotation") {
            $0.focusable().digitalCrownRotation(.constant(1.0), from: 0, through: 5, by: 1)
        },
        NoOp("digitalCrownRotation, onIdle") {
            $0.digitalCrownRotation(.constant(1.0), from: 0, through: 5) {}
        },
        NoOp("digitalCrownAccessory") { $0.digitalCrownAccessory(.hidden) },
        NoOp("pointerStyle") { $0.pointerStyle(.rowResize(directions: .up)).pointerVisibility(.hidden) },
        NoOp("widgetURL") { $0.widgetURL(nil).widgetAccentable().widgetLabel("label") },
        NoOp("glassBackgroundEffect") { $0.glassBackgroundEffect().glassBackgroundEffect(in: Circle()) },
        NoOp("sectionIndexLabel") { $0.sectionIndexLabel("A").listSectionIndexVisibility(.hidden) },
        NoOp("textSelectionAffinity") {
            $0.textSelectionAffinity(.upstream).writingToolsAffordanceVisibility(.hidden)
        },
        NoOp("tabViewSearchActivation") { $0.tabViewSearchActivation(.searchTabSelection) },
        NoOp("fileDialogs") {
            $0.fileDialogMessage("message").fileDialogBrowserOptions([.includeHiddenFiles])
                .fileMover(isPresented: .constant(true), files: [] as [URL]) { _ in }
        },
        NoOp("windowResizeBehavior") { $0.windowResizeBehavior(.disabled).windowMinimizeBehavior(.automatic) },
        NoOp("onTapGesture, twice") { $0.onTapGesture(count: 2) {} },
        NoOp("onTapGesture, where") { $0.onTapGesture { _ in } },
        NoOp("onLongPressGesture") { $0.onLongPressGesture {} },
        NoOp("onLongPressGesture, long") {
            $0.onLongPressGesture(minimumDuration: 2) {
            } onPressingChanged: { _ in
            }
        },
        NoOp("gesture") { $0.gesture(DragGesture().onChanged { _ = $0.translation }.onEnded { _ in }) },
        NoOp("simultaneousGesture") { $0.simultaneousGesture(TapGesture(count: 2).onEnded {}) },
        NoOp("highPriorityGesture") {
            $0.highPriorityGesture(LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)))
        },
        NoOp("allowsHitTesting") { $0.allowsHitTesting(false) },
        NoOp("contentShape") { $0.contentShape(Rectangle()).contentShape(.interaction, Circle()) },
        NoOp("onHover") { $0.onHover { _ in }.hoverEffect().help("help") },
        NoOp("onContinuousHover") { $0.onContinuousHover { _ in }.springLoadingBehavior(.enabled) },
        NoOp("onContinuousHover, where") { view in
            view.onContinuousHover(coordinateSpace: .global) { if case .active(let point) = $0 { _ = point.x } }
        },
        NoOp("typeSelectEquivalent") { $0.typeSelectEquivalent("x").renameAction {}.allowedDynamicRange(.high) },
        NoOp("keyboardShortcut") { $0.keyboardShortcut("s", modifiers: [.command, .shift]) },
        NoOp("keyboardShortcut, usual") { $0.keyboardShortcut(.defaultAction) },
        NoOp("sensoryFeedback") { $0.sensoryFeedback(.success, trigger: 1) },
        NoOp("swipeActions") { $0.swipeActions(edge: .leading) { Button("x") {} } },
        NoOp("contextMenu") { $0.contextMenu { Button("x") {} } },
        NoOp("draggable") { $0.draggable("x").dropDestination(for: String.self) { _, _ in true } },
    ]

    private static let time: [NoOp] = [
        NoOp("onSubmit") { $0.onSubmit {}.onOpenURL { _ in }.refreshable {} }
    ]

    private static let motion: [NoOp] = [
        NoOp("animation") { $0.animation(nil).animation(.default).animation(.easeInOut(duration: 1).delay(2)) },
        NoOp("animation, of a value") { $0.animation(.spring(), value: 1).animation(.bouncy.speed(2), value: "x") },
        NoOp("transition") { $0.transition(.opacity.combined(with: .move(edge: .top))) },
        NoOp("transition, two ways") { $0.transition(.asymmetric(insertion: .scale, removal: .slide)) },
        NoOp("contentTransition") { $0.contentTransition(.numericText()) },
        NoOp("matchedGeometryEffect") { $0.matchedGeometryEffect(id: "x", in: space) },
        NoOp("transaction") { $0.transaction { $0.animation = nil } },
        NoOp("groups") { $0.geometryGroup().drawingGroup().compositingGroup() },
    ]

    private static let scrolling: [NoOp] = [
        NoOp("scrollIndicators") { $0.scrollIndicators(.hidden).scrollDisabled(true).scrollTargetLayout() },
        NoOp("scrollBounceBehavior") { $0.scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.never) },
    ]

    private static let presentation: [NoOp] = [
        NoOp("sheet") { $0.sheet(isPresented: flag) { Text("sheet") } },
        NoOp("fullScreenCover") { $0.fullScreenCover(isPresented: flag) { Text("cover") } },
        NoOp("popover") { $0.popover(isPresented: flag) { Text("popover") } },
        NoOp("alert") {
            $0.alert("title", isPresented: flag) {
                Button("x") {}
            } message: {
                Text("message")
            }
        },
        NoOp("alert, of data") {
            $0.alert("title", isPresented: flag, presenting: 1) {
                Text("\($0)")
            } message: {
                Text("\($0)")
            }
            .confirmationDialog("title", isPresented: flag, presenting: 1) { Text("\($0)") }
        },
        NoOp("alert, of an error") { $0.alert(isPresented: flag, error: nil as Failure?) { Button("x") {} } },
        NoOp("alert, older") { $0.alert(isPresented: flag) { Alert(title: Text("x"), dismissButton: .cancel()) } },
        NoOp("confirmationDialog") {
            $0.confirmationDialog("x", isPresented: flag, titleVisibility: .visible) { Button("x") {} }
        },
        NoOp("presentationDetents") { $0.presentationDetents([.medium, .height(90)]).interactiveDismissDisabled() },
        NoOp("navigationDestination") { $0.navigationDestination(for: Int.self) { Text("\($0)") } },
    ]

    private static let screens: [NoOp] = [
        NoOp("edgesIgnoringSafeArea, without a screen") { $0.edgesIgnoringSafeArea(.all) },
        NoOp("ignoresSafeArea, without a screen") { $0.ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .top) },
        NoOp("statusBar, without a screen") { $0.statusBar(hidden: true).persistentSystemOverlays(.hidden) },
        NoOp("navigationTitle") { $0.navigationTitle("x").navigationBarTitleDisplayMode(.inline) },
        NoOp("navigationBarTitle") { $0.navigationBarTitle(Text("x"), displayMode: .inline) },
        NoOp("navigationBarHidden") { $0.navigationBarHidden(true).navigationBarBackButtonHidden() },
        NoOp("navigationBarItems") { $0.navigationBarItems(leading: Text("x"), trailing: Text("y")) },
        NoOp("toolbar") { $0.toolbar { ToolbarItem(placement: .primaryAction) { Button("x") {} } } },
        NoOp("toolbar, hidden") { $0.toolbar(.hidden, for: .navigationBar, .tabBar) },
        NoOp("toolbarBackground") { $0.toolbarBackground(.red, for: .navigationBar) },
        NoOp("containerBackground") { $0.containerBackground(.green.gradient, for: .tabView) },
        NoOp("containerBackground, of views") {
            $0.containerBackground(for: .widget, alignment: .top) { Color.red }
        },
        NoOp("searchable") { $0.searchable(text: name, prompt: "x") },
        NoOp("navigationViewStyle") { $0.navigationViewStyle(StackNavigationViewStyle()) },
        NoOp("preferredColorScheme") { $0.preferredColorScheme(nil) },
    ]

    private static let typing: [NoOp] = [
        NoOp("keyboardType") { $0.keyboardType(.numberPad).autocapitalization(.none).textContentType(.password) },
        NoOp("textInputAutocapitalization") { $0.textInputAutocapitalization(.never).autocorrectionDisabled() },
        NoOp("submitLabel") { $0.submitLabel(.done).disableAutocorrection(true).focusable() },
    ]

    private static let texts: [NoOp] = [
        NoOp("textSelection") { $0.textSelection(.enabled).textSelection(.disabled) },
        NoOp("privacySensitive") { $0.privacySensitive().unredacted().invalidatableContent() },
        NoOp("typesettingLanguage") { $0.typesettingLanguage(.init(languageCode: .german)).textScale(.secondary) },
        NoOp("region") { $0.environment(\.locale, Locale(identifier: "de")).environment(\.timeZone, .gmt) },
        NoOp("symbolEffect") { $0.symbolEffect(.bounce, value: 1).symbolEffect(.pulse) },
    ]

    private static let names: [NoOp] = [
        NoOp("accessibilityAction") { $0.accessibilityAction {}.accessibilityScrollAction { _ in } },
        NoOp("accessibilityActions") { $0.accessibilityActions { Text("y") } },
        NoOp("accessibilityRotor") {
            $0.accessibilityRotor("x") { AccessibilityRotorEntry("a", id: 1) }
                .accessibilityRotor("y") { ForEach(["a", "b"], id: \.self) { AccessibilityRotorEntry($0, id: $0) } }
                .accessibilityRotorEntry(id: 1, in: space)
        },
        NoOp("accessibilityCustomContent") {
            $0.accessibilityCustomContent("x", "y", importance: .high).accessibilityDirectTouch()
                .accessibilityCustomContent(AccessibilityCustomContentKey("x"), Text("y"))
                .accessibilityZoomAction { _ = $0.direction == .zoomIn }
        },
        NoOp("speech") { $0.speechSpellsOutCharacters().speechAdjustedPitch(1).accessibilityTextContentType(.console) },
        NoOp("scrollTargetBehavior") { $0.scrollTargetBehavior(.paging).scrollTargetBehavior(.viewAligned) },
        NoOp("scrollPosition") { $0.scrollPosition(.constant(ScrollPosition(edge: .top))) },
        NoOp("onScrollPhaseChange") { $0.onScrollPhaseChange { _, _ in }.onScrollVisibilityChange { _ in } },
        NoOp("onLongPressGesture") { $0.onLongPressGesture(pressing: { _ in }, perform: {})._onButtonGesture {} },
        NoOp("gesture that there may be") { $0.gesture(DragGesture() as DragGesture?).gesture(nil as DragGesture?) },
    ]

    /// Modifiers that have an effect only in other contexts.
    private static let values: [NoOp] = [
        NoOp("id") { $0.id(1) },
        NoOp("tag") { $0.tag(1) },
        NoOp("tabItem") { $0.tabItem { Text("x") } },
        NoOp("listRowBackground") { $0.listRowBackground(Color.red).listRowInsets(EdgeInsets()) },
        NoOp("listRowSeparator") { $0.listRowSeparator(.hidden).listStyle(.plain).scrollContentBackground(.hidden) },
        NoOp("controlSize") { $0.controlSize(.mini).buttonBorderShape(.capsule).labelsHidden().disabled(true) },
        NoOp("styles") { $0.buttonStyle(.bordered).toggleStyle(.button).pickerStyle(.wheel).labelStyle(.iconOnly) },
        NoOp("coordinateSpace") { $0.coordinateSpace(name: "x").coordinateSpace(.named("y")) },
        NoOp("blendMode, normal") { $0.blendMode(.normal) },
        NoOp("effects that change nothing") {
            $0.brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
                .rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0))
        },
        NoOp("modifier") { $0.modifier(EmptyModifier()) },
        NoOp("preview") { $0.previewLayout(.sizeThatFits).previewDevice("x").previewDisplayName("x") },
    ]

    /// The rows that change controls, and nothing else.
    private static let changeControls: Set = ["controlSize", "styles"]

    /// Returns the record of views with a modifier around each.
    private func json(_ views: [AnyView], _ change: (AnyView) -> AnyView) throws -> String {
        let changed = views.map(change)
        return try Figure("A test", width: 320, height: 240) { VStack { ForEach(changed.indices) { changed[$0] } } }
            .json()
    }

    /// Views without controls.
    private static var plain: [AnyView] {
        [
            AnyView(Text("Text")), AnyView(Color.red.frame(minWidth: 10).layoutPriority(1)),
            AnyView(Image(systemName: "star")),
            AnyView(
                VStack {
                    Divider()
                    Spacer()
                }
                .padding(2)
            ),
        ]
    }

    /// A view with controls, which styles and sizes of controls change.
    private static var controls: [AnyView] {
        [
            AnyView(
                HStack {
                    Button("Button") {}
                    Toggle("Toggle", isOn: .constant(true))
                    TextField("Field", text: .constant(""))
                    Label("Label", systemImage: "star")
                }
            )
        ]
    }

    @Test("changes no frame and no word of a picture, except for controls")
    func noOp() throws {
        let (plain, controls) = (try json(Self.plain) { $0 }, try json(Self.controls) { $0 })
        forEach(Self.all) { modifier, check in
            check(try json(Self.plain, modifier.apply) == plain, modifier.testDescription)
            let isSame = try json(Self.controls, modifier.apply) == controls
            check(
                isSame != Self.changeControls.contains(modifier.testDescription),
                "\(modifier.testDescription) \(isSame ? "doesn't change" : "changes") controls."
            )
        }
        #expect(Self.changeControls.isSubset(of: Self.all.map(\.testDescription)))
    }

    @Test("isn't what has an effect, which a record shows")
    func effects() throws {
        let plain = try json(Self.plain) { $0 }
        let effects = [
            NoOp("padding") { $0.padding(1) }, NoOp("opacity") { $0.opacity(0.5) }, NoOp("offset") { $0.offset(x: 1) },
            NoOp("hidden") { $0.hidden() }, NoOp("bold") { $0.bold() }, NoOp("named") { $0.named("a") },
            NoOp("foregroundStyle") { $0.foregroundStyle(.green) }, NoOp("font") { $0.font(.title) },
            NoOp("accessibilityLabel") { $0.accessibilityLabel("Label") },
        ]
        forEach(effects) { modifier, check in
            check(try json(Self.plain, modifier.apply) != plain, modifier.testDescription)
        }
    }

    @Test("makes changes at once")
    func changes() {
        let count = Box(0)
        #expect(withAnimation { count.value + 1 } == 1)
        withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { count.value += 1 }
        withAnimation(.linear) {
            count.value += 1
        } completion: {
            count.value *= 10
        }
        withTransaction(Transaction(animation: nil)) { count.value += 1 }
        #expect(count.value == 21)
    }

    @Test("keeps values at their default")
    func properties() throws {
        struct Keeping: NonisolatedView {
            enum Field: Hashable { case first }
            @AppStorage("count") private var count = 3
            @SceneStorage("name") private var name = "n"
            @FocusState private var hasFocus: Bool
            @FocusState private var field: Field?
            @GestureState private var offset = CGSize.zero
            @Namespace private var space
            @Environment(\.scenePhase) private var phase
            @Environment(\.dismiss) private var dismiss
            @Environment(\.presentationMode) private var presentation

            var body: some View {
                dismiss()
                presentation.wrappedValue.dismiss()
                return VStack {
                    TextField("x", text: $name).focused($hasFocus).focused($field, equals: .first)
                    Stepper("x", value: $count)
                }
                .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
                .named("\(count) \(name) \(hasFocus) \(field == nil) \(offset) \(phase)")
            }
        }
        let names = try drawn(width: 90, height: 90) { Keeping() }.names
        #expect(names == ["3 n false true \(CGSize.zero) active"])
    }
}
