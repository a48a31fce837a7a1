import GridPress
import Testing
import ViewSupport

@Suite("Images that come later")
@MainActor
struct ImageWordTests {
    @Test("show their placeholder, and the view of their first phase")
    func placeholder() throws {
        let url = URL(string: "https://example.org/a.png")
        let drawing = try drawn(width: 100, height: 100) {
            VStack {
                AsyncImage(url: url) {
                    $0.resizable()
                } placeholder: {
                    Text("wait")
                }
                AsyncImage(url: url) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success: Text("success")
                    case .failure: Text("failure")
                    @unknown default: EmptyView()
                    }
                }
            }
        }
        #expect(drawing.texts == ["wait", "empty"])
        #expect(drawing.findings.isEmpty)
    }

    @Test("are read from the image folder, and from nowhere else")
    func files() throws {
        let folder = try ImageFolder()
        try folder.add("dot.png", ImageFiles.png(40, 20))
        func phase(_ address: String) throws -> Drawing {
            try Figure("A test", width: 100, height: 100, imageFolder: folder.url) {
                AsyncImage(url: URL(string: address), scale: 2) { phase in
                    if let image = phase.image { image } else { Text(phase.error == nil ? "empty" : "failure") }
                }
            }
            .drawing()
        }
        let file = folder.url.appendingPathComponent("dot.png").absoluteString
        for address in [file, "dot.png"] {
            #expect(try phase(address).elements.filter { $0.kind.name == "Image" }.map(\.frame.width) == [20])
        }
        #expect(try phase("missing.png").texts == ["failure"])
        #expect(try phase("../dot.png").texts == ["empty"])
        #expect(try phase("https://example.org/dot.png").texts == ["empty"])
    }

    @Test("renderers give pictures of shapes and text, of the size that they propose")
    func renderer() throws {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 30, height: 20)
        #expect(renderer.uiImage == nil)
        #expect(try renderer.svg().contains("viewBox=\"0 0 30 20\""))
    }

    @Test("transactions carry values, and changes are made at once")
    func transactions() {
        var transaction = Transaction()
        #expect(transaction.step == 1)
        transaction.step = 4
        #expect(transaction.step == 4)
        #expect(withTransaction(\.step, 2) { 7 } == 7)
    }
}

private struct StepKey: TransactionKey {
    static let defaultValue = 1
}

extension Transaction {
    fileprivate var step: Int {
        get { self[StepKey.self] }
        set { self[StepKey.self] = newValue }
    }

    @Test("that a closure draws have their size, and are scaled if they are resizable")
    func drawings() throws {
        let image = Image(size: CGSize(width: 20, height: 10), label: Text("Dot")) { context in
            context.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 10)), with: .color(.red))
        }
        func filled(_ view: some View) throws -> [CGRect] {
            try drawn(width: 100, height: 100) { view }.elements.compactMap {
                if case .shape(let shape) = $0.mark { shape.path.boundingRect } else { nil }
            }
        }
        #expect(try filled(image) == [CGRect(x: 50, y: 45, width: 10, height: 10)])
        let scaled = try drawn(width: 100, height: 100) { image.resizable() }.svg()
        #expect(scaled.contains("scale(5 10)"))
        let drawing = try drawn(width: 100, height: 100) { image }
        #expect(drawing.elements.contains { $0.label == "Dot" } && drawing.findings.isEmpty)
    }
}
