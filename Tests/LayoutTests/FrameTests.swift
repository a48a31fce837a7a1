import GridPress
import Testing
import ViewSupport

@Suite("A fixed frame")
struct FixedFrameTests {
    @Test("has its lengths, and on the other axis the view's")
    func lengths() throws {
        #expect(try size(of: Color.red.frame(width: 30, height: 20), offered: 5, 500) == CGSize(width: 30, height: 20))
        #expect(try size(of: Color.red.frame(width: 30), offered: 5, 50) == CGSize(width: 30, height: 50))
        #expect(try size(of: Color.red.frame(height: 30), offered: nil, nil) == CGSize(width: 10, height: 30))
        #expect(try size(of: Color.red.frame(), offered: 7, 8) == CGSize(width: 7, height: 8))
    }

    @Test("lets a larger view reach beyond it on all sides alike")
    func overflow() throws {
        let drawing = try drawn {
            Color.red.frame(width: 50, height: 50).named("inner").frame(width: 30, height: 20)
        }
        #expect(try drawing.frame("inner") ≈ rect(-10, -15, 50, 50))
        #expect(drawing.size == CGSize(width: 30, height: 20))
    }

    @Test(
        "aligns its view",
        arguments: [(.topLeading, 0, 0), (.center, 20, 15), (.bottomTrailing, 40, 30)]
            as [(Alignment, CGFloat, CGFloat)]
    )
    func alignment(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
        let drawing = try drawn {
            Color.red.frame(width: 10, height: 10).named("inner").frame(width: 50, height: 40, alignment: alignment)
        }
        #expect(try drawing.frame("inner") ≈ rect(x, y, 10, 10))
    }

    @Test("compares its own default guide with the view's real one")
    func guides() throws {
        let drawing = try drawn {
            Color.red.frame(width: 10, height: 10)
                .alignmentGuide(.trailing) { _ in 4 }
                .named("inner")
                .frame(width: 50, height: 40, alignment: .trailing)
        }
        #expect(try drawing.frame("inner").minX ≈ 46)
    }

    @Test("offers its view the proposal on the axis it leaves open")
    func placementOffer() throws {
        let drawing = try drawn(width: 100, height: 60) { Color.red.named("inner").frame(width: 30) }
        #expect(try drawing.frame("inner") ≈ rect(35, 0, 30, 60))
    }

    @Test("takes its lengths on one axis only where the other is nil")
    func optionalLength() throws {
        let width: CGFloat? = nil
        #expect(
            try size(of: Color.red.frame(width: width, height: 50), offered: 20, 20) == CGSize(width: 20, height: 50)
        )
    }

    @Test("is asked by a stack for its length along the stack, and the view where it leaves that open")
    func lengthInStack() throws {
        func width<Content: View>(_ flexible: Content) throws -> CGFloat {
            let drawing = try drawn(width: 100, height: 50) {
                HStack(spacing: 0) {
                    flexible.named("flexible")
                    // This view is measured first if the other one is flexible by more than 30 points.
                    Color.blue.frame(maxWidth: 30)
                }
            }
            return try drawing.frame("flexible").width
        }
        #expect(try width(Color.red.frame(height: 20)) == 70)
        #expect(try width(Color.red.frame(width: 20)) == 20)
    }
}

@Suite("A flexible frame")
struct FlexibleFrameTests {
    private let fixed = Color.red.frame(width: 50, height: 10)

    @Test("with a minimum and a maximum takes the offer between them, without asking the view")
    func bothLimits() throws {
        let framed = fixed.frame(minWidth: 100, maxWidth: 200)
        #expect(try size(of: framed, offered: 50, 10).width == 100)
        #expect(try size(of: framed, offered: 150, 10).width == 150)
        #expect(try size(of: framed, offered: 900, 10).width == 200)
        #expect(try size(of: framed, offered: nil, 10).width == 100)
    }

    @Test("with a minimum alone lets smaller offers through, down to it")
    func minimum() throws {
        #expect(try size(of: fixed.frame(minWidth: 30), offered: 20, 10).width == 30)
        #expect(try size(of: fixed.frame(minWidth: 30), offered: 40, 10).width == 40)
        #expect(try size(of: fixed.frame(minWidth: 30), offered: 80, 10).width == 50)
        #expect(try size(of: fixed.frame(minWidth: 0), offered: 7, 10).width == 7)
    }

    @Test("with a maximum alone lets larger offers through, up to it")
    func maximum() throws {
        #expect(try size(of: fixed.frame(maxWidth: 100), offered: 20, 10).width == 50)
        #expect(try size(of: fixed.frame(maxWidth: 100), offered: 70, 10).width == 70)
        #expect(try size(of: fixed.frame(maxWidth: 100), offered: 700, 10).width == 100)
    }

    @Test("with an infinite maximum fills")
    func fills() throws {
        let drawing = try drawn(width: 200, height: 100) {
            fixed.named("inner").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                .named("frame")
        }
        #expect(try drawing.frame("frame") ≈ rect(0, 0, 200, 100))
        #expect(try drawing.frame("inner") ≈ rect(150, 90, 50, 10))
    }

    @Test("takes its ideal length where nothing is offered")
    func ideal() throws {
        let framed = Color.red.frame(idealWidth: 70, idealHeight: 30)
        #expect(try size(of: framed, offered: nil, nil) == CGSize(width: 70, height: 30))
        #expect(try size(of: framed, offered: 20, 20) == CGSize(width: 20, height: 20))
    }

    @Test("raises its ideal to the minimum and its maximum to the ideal")
    func order() throws {
        #expect(try size(of: Color.red.frame(minWidth: 40, idealWidth: 10), offered: nil, 1).width == 40)
        #expect(
            try size(of: Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 10), offered: 900, 1).width == 40
        )
        #expect(try size(of: Color.red.frame(minWidth: -50), offered: 0, 1).width == 0)
    }

    @Test("with a minimum above its maximum is as long as its view, which is offered the maximum")
    func contradiction() throws {
        let framed = Color.red.frame(width: 30, height: 20).frame(minWidth: 100, maxWidth: 50)
        for offer: CGFloat? in [nil, 0, 80, 300] {
            #expect(try size(of: framed, offered: offer, 80) == CGSize(width: 30, height: 20))
        }
        #expect(try size(of: Color.red.frame(minHeight: 100, maxHeight: 50), offered: 80, 80).height == 50)
    }

    @Test("offers its view its own length once that is known")
    func placementOffer() throws {
        let drawing = try drawn(width: 300, height: 100) {
            Color.red.named("inner").frame(minWidth: 0, maxWidth: 120, maxHeight: 40).named("frame")
        }
        #expect(try drawing.frame("frame") ≈ rect(90, 30, 120, 40))
        #expect(try drawing.frame("inner") ≈ rect(90, 30, 120, 40))
    }

    @Test("offers nothing at placement either where its length is the view's own")
    func placementWithoutOffer() throws {
        // With a proposal of 10, the frame would be 10 wide. Without a proposal, the inner frame takes its ideal
        // width.
        let inner = Color.red.frame(idealWidth: 60).fixedSize()
        let drawing = try drawn { inner.named("inner").frame(minWidth: 20, maxWidth: 200).named("frame") }
        #expect(try drawing.frame("inner").width ≈ 60)
        #expect(try drawing.frame("frame").width ≈ 60)
    }
}
