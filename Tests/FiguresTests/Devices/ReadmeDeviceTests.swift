import GridPress
import Testing
import ViewSupport

/// The samples in FrameUp's documentation, unchanged.
@Suite("What the document of FrameUp shows of devices")
struct ReadmeDeviceTests {
    private struct Menu: NonisolatedView {
        @State private var selection = 0

        var body: some View {
            let items = [
                TabMenuItem(icon: AnyView(Circle().stroke().overlay(Text("i"))), name: "Info", tab: 0),
                TabMenuItem(image: Image(systemName: "star"), name: "Favourites", tab: 1),
                TabMenuItem(image: Image(systemName: "bookmark"), name: "Categories", tab: 2),
                TabMenuItem(image: Image(systemName: "books.vertical"), name: "About", tab: 3),
            ]
            TabMenuView(selection: $selection, items: items) { isSelected in
                Group {
                    if isSelected {
                        Color.accentColor
                    } else {
                        Color(.secondaryLabel)
                    }
                }
            } onReselect: {
                NamedAction("Reselect") {
                    print("TabMenu item \(selection) reselected")
                }
            } onDoubleTap: {
                NamedAction("Double Tap") {
                    print("TabMenu item \(selection) doubletapped")
                }
            }
        }
    }

    @Test("A tab menu has four items, of which the first is selected")
    func tabMenu() throws {
        let drawing = try drawn(width: 375) { Menu() }
        let labels = drawing.elements.compactMap(\.label)
        #expect(labels.contains("Info, tab, 1 of 4, selected") && labels.contains("About, tab, 4 of 4"))
        #expect(drawing.elements.filter { $0.effect == .mask }.count == 4 && drawing.size.height == 50)
    }

    @Test("A photograph lies across an upright phone that is held on its side")
    func rotation() throws {
        let drawing = try drawn(width: 200, height: 400) {
            AutoRotatingView([.portrait, .landscapeLeft, .landscapeRight], animation: .default) {
                Image("MyFullscreenImage")
                    .resizable()
                    .scaledToFit()
                    .named("photograph")
            }
            .deviceOrientation(.landscapeRight).supportedOrientations([.portrait])
        }
        // A missing picture is a square placeholder, as long as the shorter side.
        #expect(try drawing.frame("photograph") ≈ rect(0, 100, 200, 200))
        #expect(drawing.elements.contains { $0.kind.name == "rotationEffect" })
    }

    @Test("A demo widget of a few words leaves room for the whole widget around them")
    func widget() throws {
        let drawing = try drawn {
            WidgetDemoFrame(.medium, cornerRadius: 20) { size, cornerRadius in
                Text("Demo Widget").named("text")
            }
        }
        #expect(drawing.size == CGSize(width: 338, height: 158))
        let text = try drawing.frame("text")
        #expect(text.width < 120)
        #expect(CGPoint(x: text.midX, y: text.midY) ≈ CGPoint(x: 169, y: 79))
    }

    @Test("The blue shape of a widget leaves no red at its corners, and a point of the widget around it")
    func relativeShape() throws {
        let drawing = try drawn {
            WidgetDemoFrame(.small) { _, _ in
                Text("Example widget")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(.blue)
                    .clipShape(WidgetRelativeShape(.systemSmall))
                    .background(
                        ContainerRelativeShape()
                            .fill(.red)
                    )
                    .padding(1)
            }
        }
        let inside = Path(roundedRect: rect(1, 1, 156, 156), cornerRadius: 19)
        #expect(drawing.path("ContainerRelativeShape") == inside)
        #expect(drawing.elements.contains { $0.effect == .clip(inside, isEvenOdd: false) })
    }
}
