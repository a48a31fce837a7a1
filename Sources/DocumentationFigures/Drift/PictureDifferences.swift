/// The differences between two pictures in the terms of the layout.
struct PictureDifferences {
    let maker: any PictureMaker

    /// Returns a line for each difference; empty if the pictures are equal.
    func lines(from old: String, to new: String, _ path: String) -> [String] {
        if old == new { return [] }
        do {
            return try maker.differences(from: old, to: new, path: path)
        } catch {
            return ["The pictures can't be compared: \(error)."]
        }
    }
}
