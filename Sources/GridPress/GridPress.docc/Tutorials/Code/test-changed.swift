import GridPress

public struct ProfileCard: View {
    public init() {}

    public var body: some View {
        HStack(spacing: 24) {
            Circle().fill(.teal.gradient).frame(width: 56, height: 56)
            VStack(alignment: .leading, spacing: 4) {
                Text("Solveig Dahl").font(.headline)
                Text("Draws maps that fit a page").font(.subheadline)
            }
            Spacer(minLength: 0)
        }
        .padding(16)
        .background(.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 14))
    }
}
