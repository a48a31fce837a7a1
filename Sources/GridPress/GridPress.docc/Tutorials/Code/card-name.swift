import GridPress

public struct ProfileCard: View {
    public init() {}

    public var body: some View {
        Text("Solveig Dahl").font(.headline)
    }
}
