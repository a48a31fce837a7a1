import Foundation
import SampleFigures

/// All samples as files, and a page to look at them.
struct Gallery {
    private let press: Press

    /// A gallery in a folder.
    init(_ folder: URL) { press = Press(folder: folder) }

    /// Draws all and the page that shows them, and tells whether all could be drawn.
    func draw() throws -> Bool {
        let prints = try press.drawAll()
        try press.write(Page(prints).html(), to: Page.file)
        print("\nOpen \(press.folder.appendingPathComponent(Page.file).standardizedFileURL.path)")
        return prints.count == SampleFigure.all.count
    }
}
