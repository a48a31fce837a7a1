import GridPress
import Testing
import Foundation

nonisolated(unsafe) var deepest: UInt = .max
nonisolated(unsafe) var base: UInt = 0
@inline(never) func mark() { var x = 0; withUnsafePointer(to: &x) { deepest = min(deepest, UInt(bitPattern: $0)) } }
struct Depth: Layout {
    func makeCache(subviews: Subviews) { mark() }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { mark(); return proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) { mark() }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { mark(); return ViewSpacing() }
    func explicitAlignment(of g: VerticalAlignment, in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGFloat? { mark(); return nil }
}
@Test func probe() throws {
    for nest in Nest.allCases {
        
        func use(_ n: Int) -> (UInt, Double) {
            deepest = .max
            var x = 0; withUnsafePointer(to: &x) { base = UInt(bitPattern: $0) }
            let t = Date()
            _ = try? drawn(width: 100, height: 100) { nest.nested(n, around: AnyView(Depth()({ Color.red }))) }
            return (base - deepest, Date().timeIntervalSince(t))
        }
        let a = use(2), b = use(8), c = use(12)
        print(nest, (Int(b.0) - Int(a.0)) / 6, b.1, c.1)
    }
}
@Test func probe2() throws {
    func use(_ n: Int, _ f: @escaping (AnyView) -> AnyView) -> (UInt, Double) {
        deepest = .max
        var x = 0; withUnsafePointer(to: &x) { base = UInt(bitPattern: $0) }
        let t = Date()
        _ = try? drawn(width: 100, height: 100) { (0..<n).reduce(AnyView(Depth()({ Text("x") }))) { v, _ in f(v) } }
        return (base - deepest, Date().timeIntervalSince(t))
    }
    func report(_ s: String, _ f: @escaping (AnyView) -> AnyView) {
        let a = use(4, f), b = use(14, f), c = use(28, f)
        print(s, (Int(b.0) - Int(a.0)) / 10, b.1, c.1)
    }
    report("hbase") { v in AnyView(HStack(alignment: .firstTextBaseline) { v; Color.red }) }
    report("anybase") { v in AnyView(AnyLayout(HStackLayout(alignment: .firstTextBaseline))({ v })) }
    report("alt") { v in AnyView(HStack { VStack { v; Color.red }; Color.blue }) }
    report("altbase") { v in AnyView(HStack(alignment: .lastTextBaseline) { VStack { v; Color.red }; Color.blue }) }
    report("zbase") { v in AnyView(ZStack(alignment: .leadingFirstTextBaseline) { v; Color.red }) }
    report("anyany") { v in AnyView(AnyLayout(AnyLayout(HStackLayout(alignment: .firstTextBaseline)))({ v })) }
    report("vtf h") { v in AnyView(ViewThatFits(in: .horizontal) { v; v }) }
    report("overlaybase") { v in AnyView(v.overlay(alignment: .leadingFirstTextBaseline) { Text("x") }) }
}
enum Badge: View { case a, b(Int); var body: some View { Color.red.named("badge") } }
@Test func probeEnum() throws {
    print(try drawn(width: 10, height: 10) { HStack { Badge.a; Badge.b(2) } }.frames(named: "badge"))
}
