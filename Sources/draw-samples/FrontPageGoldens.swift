import Foundation
import SampleFigures

/// The golden files that README shows: a group of its own, with a light and a dark picture of each sample.
struct FrontPageGoldens {
    /// The folder of the group.
    static let group = "README"

    private let press: Press

    /// Goldens below a folder.
    init(_ folder: URL) { press = Press(folder: folder.appendingPathComponent(Self.group, isDirectory: true)) }

    /// Draws all; what can't be drawn ends it.
    func draw() throws {
        try press.makeFolder()
        for picture in FrontPagePicture.all { try press.write(try picture.svg(), to: picture.file) }
    }
}
