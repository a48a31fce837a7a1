/// The program that draws its own previews.
public enum PreviewProgram {
    /// Draws the previews that the request on standard input names, and ends.
    public static func run() {}
}
