import Foundation
import SampleFigures

/// The golden files of the samples: a group of its own beside those of others.
struct Goldens {
    /// The folder of the group.
    static let group = "Samples"

    private let press: Press

    /// Goldens below a folder.
    init(_ folder: URL) { press = Press(folder: folder.appendingPathComponent(Self.group, isDirectory: true)) }

    /// Draws all, and tells whether all could be drawn.
    ///
    /// Files that no sample draws any more stay as they are.
    func draw() throws -> Bool { try press.drawAll().count == SampleFigure.all.count }
}
