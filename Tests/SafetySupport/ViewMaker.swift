import Foundation
import LayoutDocuments

/// A generator of views.
struct ViewMaker {
    var choices: ByteChoices
    private var viewsLeft = 60

    init(_ choices: ByteChoices) { self.choices = choices }

    /// Returns a view with some modifiers, and with nested views down to a depth.
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
        switch choices.choice(14) {
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
            return AnyView(RoundedRectangle(cornerRadius: choices.number()).stroke(style(), style: strokeStyle()))
        case 8: return AnyView(Ellipse().fill(style()))
        case 9: return AnyView(Toggle(choices.text(), isOn: .constant(choices.truth())))
        case 10:
            return AnyView(Link(choices.text(), destination: URL(string: choices.text()) ?? URL(fileURLWithPath: "/")))
        case 11: return AnyView(Text(verbatim: choices.text()).foregroundStyle(style()))
        case 12: return AnyView(Image(systemName: choices.text()).renderingMode(.template).foregroundStyle(style()))
        default: return AnyView(Color.blue)
        }
    }

    private mutating func linked() -> Text {
        var text = AttributedString(choices.text())
        text.link = URL(string: choices.text())
        return Text(text) + Text(verbatim: choices.text()).bold().underline()
    }

    private mutating func point() -> UnitPoint { UnitPoint(x: choices.number(), y: choices.number()) }

    private mutating func angle() -> Angle { choices.truth() ? .degrees(choices.number()) : .radians(choices.number()) }

    private mutating func color() -> Color {
        switch choices.choice(4) {
        case 0: Color(white: choices.number(), opacity: choices.number())
        case 1: Color(hue: choices.number(), saturation: choices.number(), brightness: choices.number())
        case 2: .red
        default: .clear
        }
    }

    private mutating func gradient() -> Gradient {
        guard choices.truth() else { return Gradient(colors: [.red, color(), .clear]) }
        let stops = (0..<choices.choice(4)).map { _ in Gradient.Stop(color: color(), location: choices.number()) }
        return Gradient(stops: stops)
    }

    /// Returns a shape style of any kind, with arbitrary numbers.
    private mutating func style() -> AnyShapeStyle {
        switch choices.choice(9) {
        case 0: AnyShapeStyle(LinearGradient(gradient: gradient(), startPoint: point(), endPoint: point()))
        case 1:
            AnyShapeStyle(
                RadialGradient(
                    gradient: gradient(),
                    center: point(),
                    startRadius: choices.number(),
                    endRadius: choices.number()
                )
            )
        case 2: AnyShapeStyle(AngularGradient(gradient: gradient(), center: point(), angle: angle()))
        case 3:
            AnyShapeStyle(
                AngularGradient(gradient: gradient(), center: point(), startAngle: angle(), endAngle: angle())
            )
        case 4:
            AnyShapeStyle(
                EllipticalGradient(
                    gradient: gradient(),
                    center: point(),
                    startRadiusFraction: choices.number(),
                    endRadiusFraction: choices.number()
                )
            )
        case 5: AnyShapeStyle(gradient())
        case 6: AnyShapeStyle(color().gradient)
        case 7: AnyShapeStyle(color().opacity(choices.number()))
        default: AnyShapeStyle(.secondary.opacity(choices.number()))
        }
    }

    private mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            lineWidth: choices.number(),
            lineCap: choices.truth() ? .round : .square,
            lineJoin: choices.truth() ? .miter : .bevel,
            miterLimit: choices.number(),
            dash: (0..<choices.choice(4)).map { _ in choices.number() },
            dashPhase: choices.number()
        )
    }

    private mutating func modified(_ view: AnyView) -> AnyView {
        switch choices.choice(24) {
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
        case 15: AnyView(view.background(style()))
        case 16: AnyView(view.foregroundStyle(style()))
        case 17: AnyView(view.hueRotation(.degrees(choices.number())).saturation(choices.number()))
        case 19: AnyView(view.font(.system(size: choices.number())).baselineOffset(choices.number()))
        case 20: AnyView(view.border(style(), width: choices.number()))
        case 21: AnyView(view.brightness(choices.number()).contrast(choices.number()).grayscale(choices.number()))
        case 22: AnyView(view.kerning(choices.number()).minimumScaleFactor(choices.number()))
        case 18: AnyView(view.mask { Circle().padding(choices.number()) })
        default: AnyView(view.environment(\.layoutDirection, .rightToLeft).fixedSize())
        }
    }
}
