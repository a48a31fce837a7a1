import GridPress
import GridPressKits
import Testing
import ViewSupport

@Suite("Words of UIKit")
struct KitTests {
    @Test("know the size of the figure, or that of the standard device")
    func screen() throws {
        struct Screen: NonisolatedView {
            let seen: Box<CGSize>

            var body: some View {
                seen.value = UIScreen.main.bounds.size
                return Color.red
            }
        }
        let seen = Box(CGSize.zero)
        _ = try drawn(width: 300, height: 200) { Screen(seen: seen) }
        #expect(seen.value == CGSize(width: 300, height: 200))
        _ = try drawn(width: 300) { Screen(seen: seen) }
        #expect(seen.value == CGSize(width: 300, height: DeviceProfile.standard.screenSize.height))
        #expect(UIScreen.main.bounds.size == DeviceProfile.standard.screenSize)
        #expect(UIDevice.current.userInterfaceIdiom == .phone && !UIAccessibility.isVoiceOverRunning)
    }

    @Test("turn, move and scale in space")
    func transforms() {
        let turned = ProjectionTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        #expect(abs(turned.m12 - 1) < 1e-9 && abs(turned.m11) < 1e-9)
        let space = CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 2, 2))
        #expect([space.m41, space.m42, space.m43] == [2, 4, 6])
    }

    @Test("hand the steps of a path on with their points")
    func pathElements() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
            path.closeSubpath()
        }
        var steps: [(CGPathElementType, CGPoint?)] = []
        path.cgPath.applyWithBlock { element in
            let type = element.pointee.type
            steps.append((type, type == .closeSubpath ? nil : element.pointee.points[0]))
        }
        #expect(steps.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(steps.map(\.1) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), nil])
    }

    @Test("know a window without margins")
    @MainActor
    func window() {
        #expect(UIApplication.shared.windows.first?.safeAreaInsets == .zero)
    }

    @Test("round some corners of a rectangle")
    func corners() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let size = CGSize(width: 8, height: 8)
        let path = Path(
            UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: size).cgPath
        )
        #expect(path.boundingRect == rect)
        #expect(!path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 109, y: 21)))
        #expect(!path.contains(CGPoint(x: 109, y: 69)) && path.contains(CGPoint(x: 11, y: 69)))
    }

    @Test("draw arcs in the direction that is seen")
    func arcs() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.bounds.minX > -1 && path.bounds.minY > -1 && path.bounds.maxY > 9)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other.bounds.minX < -9)
    }

    @Test("have fonts, colors for both styles, and lengths in the usual size")
    func values() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFontMetrics.default.scaledValue(for: 32) == 32)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 1))
        let literal: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(literal.greenComponent == 0.5)
        #expect(EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).trailing == 4)
        #expect(
            UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory && UIContentSizeCategory.small < .large
        )
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPointMake(3, 4))
        #expect(path.boundingBox == CGRectMake(0, 0, 3, 4) && path.copy() == path)
        #expect(CGVector(dx: 1, dy: 2).dy == 2)
    }

    @Test("texts that would be translated are shown as they are written")
    func localized() throws {
        let count = 3
        #expect(String(localized: "Order \(count) of \("them")") == "Order 3 of them")
        let resource = LocalizedStringResource("greeting", defaultValue: "Hello, \("you")")
        #expect(String(localized: resource) == "Hello, you")
        #expect(try Figure("A test") { Text(LocalizedStringResource("Hi")) }.text().contains("Hi"))
    }

    @Test("objects keep the values that are associated with them, until others replace these")
    func associations() {
        let (first, second) = (NSObject(), NSObject())
        let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
        defer { key.deallocate() }
        objc_setAssociatedObject(first, key, "value", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(first, key) as? String == "value")
        #expect(objc_getAssociatedObject(first, key + 1) == nil)
        #expect(objc_getAssociatedObject(second, key) == nil)
        objc_setAssociatedObject(first, key, nil, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(first, key) == nil)
    }

    @Test("animations of views end at once")
    @MainActor
    func animations() {
        let view = UIView(frame: .zero)
        var isComplete = false
        UIView.animate(withDuration: 5) {
            view.alpha = 0
        } completion: {
            isComplete = $0
        }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.tag = 3 }
        #expect(view.alpha == 0 && isComplete && view.tag == 0)
        animator.startAnimation()
        #expect(view.tag == 3 && animator.fractionComplete == 1)
    }
}
