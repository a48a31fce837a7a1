import GridPress
import Testing
import ViewSupport

@Suite("An aspect ratio")
struct AspectRatioTests {
    /// Returns the frame of a view in a figure of 200 by 100.
    private func frame(_ view: some View) throws -> CGRect {
        try drawn(width: 200, height: 100) { view.named("view") }.frame("view")
    }

    @Test("fits the largest box of its proportions into the room")
    func fit() throws {
        #expect(try frame(Color.red.aspectRatio(1, contentMode: .fit)) ≈ rect(50, 0, 100, 100))
        #expect(try frame(Color.red.aspectRatio(4, contentMode: .fit)) ≈ rect(0, 25, 200, 50))
        #expect(try frame(Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)) ≈ rect(0, 25, 200, 50))
    }

    @Test("covers the room with the smallest such box")
    func fill() throws {
        #expect(try frame(Color.red.aspectRatio(1, contentMode: .fill)) ≈ rect(0, -50, 200, 200))
        #expect(try frame(Color.red.aspectRatio(4, contentMode: .fill)) ≈ rect(-100, 0, 400, 100))
    }

    @Test("without a ratio takes that of the ideal size")
    func idealRatio() throws {
        let view = Color.red.frame(idealWidth: 30, idealHeight: 60)
        #expect(try frame(view.scaledToFit()) ≈ rect(75, 0, 50, 100))
        #expect(try frame(view.scaledToFill()) ≈ rect(0, -150, 200, 400))
        #expect(try frame(view.aspectRatio(contentMode: .fit)) ≈ rect(75, 0, 50, 100))
    }

    @Test("is decided by the one axis that is offered, and passes on that none is")
    func openAxes() throws {
        let view = Color.red.aspectRatio(2, contentMode: .fit)
        #expect(try size(of: view, offered: 50, nil) == CGSize(width: 50, height: 25))
        #expect(try size(of: view, offered: nil, 50) == CGSize(width: 100, height: 50))
        #expect(try size(of: view, offered: nil, nil) == CGSize(width: 10, height: 10))
    }

    @Test("doesn't move a view that ignores offers")
    func fixedView() throws {
        #expect(
            try size(of: Color.red.frame(width: 7, height: 9).aspectRatio(3, contentMode: .fill), offered: 90, 90)
                == CGSize(width: 7, height: 9)
        )
    }

    @Test(
        "that is not above 0 and finite is ignored, with a finding",
        arguments: [0, -1, .nan, .infinity] as [CGFloat]
    )
    func invalid(ratio: CGFloat) throws {
        let drawing = try drawn(width: 200, height: 100) {
            Color.red.aspectRatio(ratio, contentMode: .fit).named("view")
        }
        #expect(try drawing.frame("view") ≈ rect(0, 0, 200, 100))
        #expect(drawing.codes == [.invalidAspectRatio])
    }
}

@Suite("A view of its ideal size")
struct FixedSizeTests {
    @Test("ignores what is offered on the axes that are fixed")
    func axes() throws {
        #expect(try size(of: Color.red.fixedSize(), offered: 90, 90) == CGSize(width: 10, height: 10))
        #expect(
            try size(of: Color.red.fixedSize(horizontal: true, vertical: false), offered: 90, 90)
                == CGSize(width: 10, height: 90)
        )
        #expect(
            try size(of: Color.red.fixedSize(horizontal: false, vertical: false), offered: 90, 80)
                == CGSize(width: 90, height: 80)
        )
    }

    @Test("reaches beyond what is too small for it")
    func overflow() throws {
        let drawing = try drawn(width: 20, height: 20) {
            Color.red.frame(idealWidth: 60, idealHeight: 40).fixedSize().named("view")
        }
        #expect(try drawing.frame("view") ≈ rect(-20, -10, 60, 40))
    }
}
