import GridPress
import Testing
import ViewSupport

@Suite("Views of UIKit and AppKit")
@MainActor
struct WrappedViewTests {
    private struct Field: UIViewRepresentable {
        @Binding var text: String

        func makeUIView(context: Context) -> UITextField {
            let field = UITextField(frame: .zero)
            field.delegate = context.coordinator
            return field
        }

        func updateUIView(_ field: UITextField, context: Context) { field.text = text }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        final class Coordinator: NSObject, UITextFieldDelegate {
            var parent: Field

            init(_ parent: Field) { self.parent = parent }

            func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
        }
    }

    private struct Blur: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView {
            UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        }

        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
    }

    @Test("are placeholders with their names, and a finding")
    func placeholders() throws {
        let figure = Figure("A test", width: 200, height: 100) {
            Field(text: .constant("a")).frame(width: 120, height: 40).named("field")
        }
        let drawing = try figure.drawing()
        #expect(drawing.findings.map(\.code) == [.undrawableRepresentable])
        #expect(drawing.frame(named: "field")?.size == CGSize(width: 120, height: 40))
        #expect(drawing.elements.contains { $0.kind.name == "Field" && $0.frame.width == 120 })
    }

    @Test("that blur what is behind them are translucent grounds")
    func blurs() throws {
        let figure = Figure("A test", width: 60, height: 60) { Blur() }
        let drawing = try figure.drawing()
        #expect(drawing.findings.isEmpty)
        #expect(drawing.paintedBounds() == CGRect(x: 0, y: 0, width: 60, height: 60))
    }

    @Test("keep the views in them, and settings that have no effect")
    func views() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        let label = UILabel()
        view.addSubview(label)
        view.insertSubview(UIView(), at: 0)
        #expect(view.subviews.count == 2 && view.subviews.last === label && label.superview === view)
        label.removeFromSuperview()
        #expect(view.subviews.count == 1 && view.center == CGPoint(x: 16, y: 22))
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        UINavigationBar.appearance().standardAppearance = appearance
        UITabBar.appearance().unselectedItemTintColor = .red
    }

    @Test("measure texts in a typeface")
    func measures() {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let word = "word".size(withAttributes: font)
        #expect(word.width > 30 && word.width < 60 && word.height > 20)
        let room = CGSize(width: word.width + 1, height: 1000)
        let frame = "word word".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: font)
        #expect(frame.height == 2 * word.height && frame.width == word.width)
    }
}

@Suite("Values of UIKit in views")
struct KitValueTests {
    @Test("are colors by name, with a finding, and colors of Core Graphics")
    func colors() throws {
        let named = try drawn(width: 10, height: 10) { Color(UIColor(named: "brand")!) }
        #expect(named.findings.map(\.code) == [.unknownColor])
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(Color(cgColor: UIColor.blue.cgColor) == Color(UIColor.blue))
        #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == UIColor(white: 0.5, alpha: 1))
    }

    @Test("are images by name, which take their place where there is no file")
    func images() throws {
        let missing = try drawn { Image(uiImage: UIImage(named: "missing")!) }
        #expect(missing.findings.map(\.code) == [.missingImage])
        #expect(UIImage(systemName: "star") != nil && UIImage().size == .zero)
    }

    @Test("are attributed strings with the attributes of UIKit")
    func attributedStrings() throws {
        let string = NSMutableAttributedString(string: "large small")
        string.addAttributes(
            [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red],
            range: NSRange(location: 0, length: 5)
        )
        let drawing = try drawn { Text(AttributedString(string)) }
        let runs = drawing.elements.flatMap { element -> [Drawing.TextRun] in
            if case .text(let lines) = element.mark { lines.flatMap(\.runs) } else { [] }
        }
        #expect(runs.map(\.string) == ["large", " small"])
        #expect(runs.first?.font.size == 40)
    }

    @Test("write dates as the styles of texts do")
    func dates() throws {
        let date = Date(timeIntervalSince1970: 1_704_110_400)
        let later = date.addingTimeInterval(3_700)
        let drawing = try drawn {
            VStack {
                Text(date, style: .date)
                Text(later, style: .timer)
                Text(later, style: .relative)
                Text(later, style: .offset)
                Text(timerInterval: date...later)
                Text("at \(date, style: .time)")
            }
        }
        #expect(
            drawing.texts.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") } == [
                "January 1, 2024", "1:01:40", "1 hr, 1 min", "+1 hour", "1:01:40", "at 12:00 PM",
            ]
        )
    }
}
