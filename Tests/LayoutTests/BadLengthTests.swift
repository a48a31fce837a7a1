import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Lengths that can't be")
struct BadLengthTests {
    /// All modifiers and views that have a length as an argument.
    private enum Use: String, CaseIterable, CustomTestStringConvertible {
        case width, height, minWidth, idealWidth, maxWidth, maxHeight
        case padding, edgePadding, offset, position, hSpacing, vSpacing, layoutSpacing, spacer
        case aspectRatio, aspectSize, alignmentGuide, priority, zIndex
        case opacity, blur, shadow, shadowOffset, rotation, scale, anchor, transform
        case cornerRadius, roundedRectangle, border, stroke, dash, path, inset, fontSize, displayScale
        case linearGradient, radialGradient, angularGradient, color, unevenCorners

        var testDescription: String { rawValue }

        func view(_ n: CGFloat) -> AnyView {
            let red = Color.red.named("view")
            return switch self {
            case .width: AnyView(red.frame(width: n))
            case .height: AnyView(red.frame(height: n))
            case .minWidth: AnyView(red.frame(minWidth: n))
            case .idealWidth: AnyView(red.frame(idealWidth: n).fixedSize())
            case .maxWidth: AnyView(red.frame(maxWidth: n))
            case .maxHeight: AnyView(red.frame(minHeight: 4, maxHeight: n))
            case .padding: AnyView(red.padding(n))
            case .edgePadding: AnyView(red.padding(.leading, n))
            case .offset: AnyView(red.offset(x: n, y: n))
            case .position: AnyView(red.position(x: n, y: n))
            case .hSpacing:
                AnyView(
                    HStack(spacing: n) {
                        red; red; Text("x")
                    }
                )
            case .vSpacing:
                AnyView(
                    VStack(spacing: n) {
                        red; red; Text("x")
                    }
                )
            case .layoutSpacing:
                AnyView(
                    AnyLayout(HStackLayout(spacing: n))({
                        red; red
                    })
                )
            case .spacer:
                AnyView(
                    HStack {
                        red; Spacer(minLength: n)
                    }
                )
            case .aspectRatio: AnyView(red.aspectRatio(n, contentMode: .fill))
            case .aspectSize: AnyView(red.aspectRatio(CGSize(width: n, height: 2), contentMode: .fit))
            case .alignmentGuide:
                AnyView(
                    VStack {
                        red.alignmentGuide(HorizontalAlignment.center) { _ in n }; red
                    }
                )
            case .priority:
                AnyView(
                    HStack {
                        red.layoutPriority(n); red; Text("x")
                    }
                )
            case .zIndex:
                AnyView(
                    ZStack {
                        red.zIndex(n); red
                    }
                )
            case .opacity: AnyView(red.opacity(n))
            case .blur: AnyView(red.blur(radius: n))
            case .shadow: AnyView(red.shadow(radius: n))
            case .shadowOffset: AnyView(red.shadow(radius: 2, x: n, y: n))
            case .rotation: AnyView(red.rotationEffect(.degrees(n)))
            case .scale: AnyView(red.scaleEffect(n))
            case .anchor: AnyView(red.scaleEffect(2, anchor: UnitPoint(x: n, y: n)))
            case .transform: AnyView(red.transformEffect(CGAffineTransform(translationX: n, y: 0)))
            case .cornerRadius: AnyView(red.cornerRadius(n))
            case .roundedRectangle: AnyView(RoundedRectangle(cornerRadius: n).fill(.red).named("view"))
            case .border: AnyView(red.border(.blue, width: n))
            case .stroke: AnyView(Circle().stroke(.red, lineWidth: n).named("view"))
            case .dash: AnyView(Circle().stroke(.red, style: StrokeStyle(dash: [n], dashPhase: n)).named("view"))
            case .path: AnyView(Path { $0.addRect(CGRect(x: n, y: 0, width: n, height: 5)) }.named("view"))
            case .inset: AnyView(RoundedRectangle(cornerRadius: 4).inset(by: n).named("view"))
            case .fontSize: AnyView(Text("x").font(.system(size: n)).named("view"))
            case .displayScale: AnyView(Text("x").environment(\.displayScale, n).named("view"))
            case .linearGradient:
                AnyView(
                    LinearGradient(
                        colors: [.red, .blue],
                        startPoint: UnitPoint(x: n, y: 0),
                        endPoint: UnitPoint(x: 1, y: n)
                    ).named("view")
                )
            case .radialGradient:
                AnyView(
                    RadialGradient(colors: [.red, .blue], center: .center, startRadius: n, endRadius: n).named("view")
                )
            case .angularGradient:
                AnyView(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(n)).named("view"))
            case .color: AnyView(Color(hue: n, saturation: n, brightness: n, opacity: n).named("view"))
            case .unevenCorners: AnyView(UnevenRoundedRectangle(topLeadingRadius: n).fill(.red).named("view"))
            }
        }
    }

    @Test(
        "make a picture of finite numbers wherever they are given",
        arguments: Use.allCases
    )
    private func finitePicture(use: Use) throws {
        let lengths: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e300, -1e300, 1e-300]
        forEach(lengths) { length, check in try checkPicture(of: use, length, check) }
    }

    private func checkPicture(of use: Use, _ length: CGFloat, _ check: Check) throws {
        let figure = Figure("A test", width: 100, height: 50) {
            HStack {
                use.view(length); Color.blue
            }
        }
        let drawing = try figure.drawing()
        check(drawing.frame(named: "view") != nil)
        for element in drawing.elements {
            check(element.frame.isFinite, "\(element.kind.name) \(element.frame)")
            check(
                element.frame.size.width >= 0 && element.frame.size.height >= 0,
                "\(element.kind.name) \(element.frame)"
            )
        }
        check(drawing.paintedBounds().isFinite, "\(drawing.paintedBounds())")
        for text in [try figure.svg(), try figure.json()] {
            let words = text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
            // The message of a finding may contain these words, and a setting or proposal may be infinite.
            let isNamed = (!drawing.findings.isEmpty || text.contains("infinity\"")) && text.hasPrefix("{")
            check(
                isNamed || !words.contains { $0 == "nan" || $0 == "inf" || $0 == "infinity" },
                "\(text.prefix(2000))"
            )
        }
    }

    @Test("make the same picture in a figure without lengths, or an error that says why", arguments: Use.allCases)
    private func openFigure(use: Use) throws {
        for length in [.nan, .infinity, -.infinity, -5, 1e300] as [CGFloat] {
            do {
                let drawing = try drawn { VStack { use.view(length) } }
                #expect(drawing.elements.allSatisfy { $0.frame.isFinite })
            } catch let error as FigureError {
                #expect(error.description.hasSuffix("."))
            }
        }
    }
}
