import Foundation
import LayoutDocuments

/// Makes views from choices.
struct ViewMaker {
    var choices: ByteChoices
    private var viewsLeft = 60

    init(_ choices: ByteChoices) { self.choices = choices }

    /// A view with some modifiers, and views inside it down to a depth.
    mutating func view(depth: Int) -> AnyView {
        viewsLeft -= 1
        var view = depth > 0 && viewsLeft > 0 && choices.truth() ? container(depth: depth - 1) : leaf()
        for _ in 0..<choices.choice(5) { view = modified(view) }
        return view
    }

    private mutating func container(depth: Int) -> AnyView {
        let kind = choices.choice(7)
        let spacing = choices.truth() ? choices.number() : nil
        let views = (0..<choices.choice(4)).map { _ in self.view(depth: depth) }
        let content = ForEach(views.indices, id: \.self) { views[$0] }
        return switch kind {
        case 0: AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { content })
        case 1: AnyView(VStack(spacing: spacing) { content })
        case 2: AnyView(ZStack { content })
        case 3: AnyView(ScrollView(.horizontal) { content })
        case 4: AnyView(ViewThatFits { content })
        case 5: AnyView(List { content })
        default: AnyView(Group { content })
        }
    }

    private mutating func leaf() -> AnyView {
        switch choices.choice(12) {
        case 0: return AnyView(Text(verbatim: choices.text()))
        case 1: return AnyView(Text(LocalizedStringKey(choices.text())))
        case 2: return AnyView(linked())
        case 3: return AnyView(Image(choices.text()))
        case 4: return AnyView(Image(systemName: choices.text()))
        case 5: return AnyView(Color(choices.text()))
        case 6:
            return AnyView(
                Color(red: choices.number(), green: choices.number(), blue: choices.number(), opacity: choices.number())
            )
        case 7:
            return AnyView(RoundedRectangle(cornerRadius: choices.number()).stroke(.red, lineWidth: choices.number()))
        case 8: return AnyView(Ellipse().fill(gradient()))
        case 9: return AnyView(Toggle(choices.text(), isOn: .constant(choices.truth())))
        case 10:
            return AnyView(Link(choices.text(), destination: URL(string: choices.text()) ?? URL(fileURLWithPath: "/")))
        default: return AnyView(Color.blue)
        }
    }

    private mutating func linked() -> Text {
        var text = AttributedString(choices.text())
        text.link = URL(string: choices.text())
        return Text(text) + Text(verbatim: choices.text()).bold().underline()
    }

    private mutating func gradient() -> AnyShapeStyle {
        let colors = [Color.red, Color(white: choices.number()), .clear]
        let point = UnitPoint(x: choices.number(), y: choices.number())
        return switch choices.choice(3) {
        case 0: AnyShapeStyle(LinearGradient(colors: colors, startPoint: point, endPoint: .bottom))
        case 1:
            AnyShapeStyle(
                RadialGradient(
                    colors: colors,
                    center: point,
                    startRadius: choices.number(),
                    endRadius: choices.number()
                )
            )
        default: AnyShapeStyle(AngularGradient(colors: colors, center: point, angle: .degrees(choices.number())))
        }
    }

    private mutating func modified(_ view: AnyView) -> AnyView {
        switch choices.choice(20) {
        case 0: AnyView(view.named(choices.text()))
        case 1: AnyView(view.accessibilityLabel(choices.text()))
        case 2: AnyView(view.padding(choices.number()))
        case 3: AnyView(view.frame(width: choices.number(), height: choices.number()))
        case 4: AnyView(view.frame(minWidth: choices.number(), maxWidth: choices.number(), maxHeight: choices.number()))
        case 5: AnyView(view.offset(x: choices.number(), y: choices.number()))
        case 6: AnyView(view.rotationEffect(.degrees(choices.number())))
        case 7: AnyView(view.scaleEffect(x: choices.number(), y: choices.number()))
        case 8: AnyView(view.opacity(choices.number()))
        case 9: AnyView(view.font(.custom(choices.text(), size: choices.number())))
        case 10: AnyView(view.tracking(choices.number()).lineSpacing(choices.number()))
        case 11: AnyView(view.blur(radius: choices.number()))
        case 12: AnyView(view.shadow(radius: choices.number(), x: choices.number()))
        case 13: AnyView(view.clipShape(RoundedRectangle(cornerRadius: choices.number())))
        case 14: AnyView(view.aspectRatio(choices.number(), contentMode: choices.truth() ? .fit : .fill))
        case 15: AnyView(view.background(gradient()))
        case 16: AnyView(view.foregroundStyle(gradient()))
        case 17: AnyView(view.hueRotation(.degrees(choices.number())).saturation(choices.number()))
        case 18: AnyView(view.mask { Circle().padding(choices.number()) })
        default: AnyView(view.environment(\.layoutDirection, .rightToLeft).fixedSize())
        }
    }
}
