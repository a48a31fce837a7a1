import GridPress

public struct ProfileCard: View {
    public init() {}

    public var body: some View {
        HStack(spacing: 16) {
            Circle().fill(.teal.gradient).frame(width: 56, height: 56)
            VStack(alignment: .leading, spacing: 4) {
                Text("Solveig Dahl").font(.headline)
                Text("Draws maps that fit a page").font(.subheadline)
            }
        }
    }
}
