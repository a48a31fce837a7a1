/// A sun above two hills.
struct Landscape: NonisolatedView {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.denim, .lagoon.opacity(0.4)], startPoint: .top, endPoint: .bottom)
            GeometryReader { proxy in
                Circle().fill(.amber)
                    .frame(width: proxy.size.width / 5)
                    .position(x: proxy.size.width * 0.68, y: proxy.size.height * 0.3)
            }
            Hill(top: 0.55, height: 0.35).fill(.meadow)
            Hill(top: 0.3, height: 0.2).fill(.lagoon)
        }
        .frame(idealWidth: 80, idealHeight: 60)
    }
}

/// A hill whose top is at a fraction of the width.
private struct Hill: Shape {
    let top: CGFloat
    let height: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height * height / 3))
            path.addCurve(
                to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * height / 2),
                control1: CGPoint(x: rect.minX + rect.width * top, y: rect.maxY - rect.height * height * 2),
                control2: CGPoint(x: rect.minX + rect.width * (1 - top), y: rect.maxY + rect.height * height / 3)
            )
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
