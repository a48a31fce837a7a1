import Foundation
import GridPressProperties
import Testing
import ViewSupport

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

@Suite("Headers of image files")
struct ImageHeaderTests {
    private func size(_ data: Data) throws -> CGSize { try ImageHeader.read(data).size }

    private func flaw(_ data: Data) -> ImageError? {
        do {
            _ = try ImageHeader.read(data)
            return nil
        } catch { return error }
    }

    /// Returns whether a file breaks the rules of its format.
    private func isMalformed(_ data: Data) -> Bool {
        if case .malformed = flaw(data) { true } else { false }
    }

    // MARK: - Sizes

    @Test("PNG: from the first chunk")
    func png() throws {
        #expect(
            try ImageHeader.read(ImageFiles.png(7, 5)) == ImageHeader(format: .png, size: CGSize(width: 7, height: 5))
        )
        #expect(try size(ImageFiles.png(8192, 8192)) == CGSize(width: 8192, height: 8192))
    }

    @Test("JPEG: from the segment of the frame, past tables")
    func jpeg() throws {
        let header = try ImageHeader.read(ImageFiles.jpeg(800, 533))
        #expect(header == ImageHeader(format: .jpeg, size: CGSize(width: 800, height: 533)))
    }

    @Test("JPEG: turned as the camera was", arguments: 1...8 as ClosedRange<UInt8>, [true, false])
    func orientation(orientation: UInt8, isLittle: Bool) throws {
        let read = try size(ImageFiles.jpeg(60, 40, orientation: orientation, isLittle: isLittle))
        #expect(read == (orientation < 5 ? CGSize(width: 60, height: 40) : CGSize(width: 40, height: 60)))
    }

    @Test("reads nothing of a camera beyond its segment, however often it is pointed there")
    func endlessDirectories() throws {
        // Each segment claims 65,535 entries in the middle of the file.
        let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0x10, 0, 0]
        let exif = [0xFF, 0xE1, 0, 16] + Array("Exif\0\0".utf8) + tiff
        let filler = [0xFF, 0xEF, 0xFF, 0xFF] + [UInt8](repeating: 0xFF, count: 65_533)
        var file = Data([0xFF, 0xD8])
        for _ in 0..<50_000 { file.append(contentsOf: exif) }
        for _ in 0..<30 { file.append(contentsOf: filler) }
        #expect(try size(file + ImageFiles.jpeg(6, 4).dropFirst(2)) == CGSize(width: 6, height: 4))
    }

    @Test("GIF: from the screen, past extensions and tables")
    func gif() throws {
        #expect(
            try ImageHeader.read(ImageFiles.gif(200, 9))
                == ImageHeader(format: .gif, size: CGSize(width: 200, height: 9))
        )
    }

    @Test("WebP: lossy, lossless and extended")
    func webP() throws {
        #expect(try size(ImageFiles.lossyWebP) == CGSize(width: 288, height: 16))
        #expect(try size(ImageFiles.losslessWebP) == CGSize(width: 640, height: 480))
        #expect(try size(ImageFiles.extendedWebP) == CGSize(width: 800, height: 600))
    }

    @Test(
        "SVG: from width and height, or the view box, or as large as browsers take it",
        arguments: [
            ("width=\"40\" height=\"30\"", 40, 30), ("width='1in' height='72pt'", 96, 96),
            ("width = \"25.4mm\" height=\"1e1px\"", 96, 10), ("viewBox=\"-5 -5 20 10\"", 20, 10),
            ("viewBox=\"0,0 20,10\" width=\"100\"", 100, 50), ("viewBox=\"0 0 20 10\" height=\"100\"", 200, 100),
            ("viewBox=\"0 0 20 10\" width=\"100%\" height=\"auto\"", 20, 10), ("", 300, 150),
            ("viewBox=\"0 0 0 10\"", 300, 150), ("width=\"nan\" height=\"0x10\"", 300, 150),
            ("data-width=\"7\" width=\"9\" title=\"a > b\"", 9, 150),
        ] as [(String, CGFloat, CGFloat)]
    )
    func svg(attributes: String, width: CGFloat, height: CGFloat) throws {
        #expect(try size(ImageFiles.svg(attributes)) == CGSize(width: width, height: height))
    }

    @Test("SVG: past a mark of byte order, declarations and comments, and with a prefix")
    func prologs() throws {
        let before = "\u{FEFF} \n<?xml version=\"1.0\"?><!-- <svg width=\"1\"> --><!DOCTYPE svg PUBLIC \"a\" \"b\">\n"
        #expect(try size(ImageFiles.svg("width=\"4\" height=\"3\"", before: before)) == CGSize(width: 4, height: 3))
        #expect(try size(Data("<s:svg width='4' height='3'/>".utf8)) == CGSize(width: 4, height: 3))
    }

    // MARK: - Invalid files

    @Test("a file that is empty or something else says so")
    func unknown() {
        #expect(flaw(Data()) == .empty)
        let others = [
            "hello", "%PDF-1.4", "<html></html>", "<!DOCTYPE html><html/>", "BM", "\u{0}", "RIFF1234WAVE", "<",
        ]
        forEach(others) { other, check in check([.unknown, .truncated].contains(flaw(Data(other.utf8)))) }
    }

    @Test("sizes that are nothing or enormous are refused")
    func sizes() {
        let most = UInt32(Int32.max)
        #expect(
            flaw(ImageFiles.png(most, most)) == .tooManyPixels(width: CGFloat(most), height: CGFloat(most))
        )
        #expect(flaw(ImageFiles.png(.max, 1)) == .tooManyPixels(width: CGFloat(UInt32.max), height: 1))
        for length in ["1e300", "1e308in", "123456.5"] {
            let flaw = flaw(ImageFiles.svg("width=\"\(length)\" height=\"\(length)\""))
            #expect(flaw?.clause.contains("exceeds the limit") == true, "\(length)")
        }
        #expect(isMalformed(ImageFiles.png(0, 5)))
        #expect(isMalformed(ImageFiles.jpeg(6, 0)))
        #expect(isMalformed(ImageFiles.svg("width=\"0\" height=\"5\"")))
    }

    @Test("a file that is cut off anywhere is noticed", arguments: ImageFiles.all)
    func truncated(file: Data) throws {
        // In an SVG file, only the start tag of the root is read.
        let end =
            file.first == UInt8(ascii: "<") ? try #require(file.range(of: Data("'3'".utf8))).upperBound : file.count
        forEach(0..<end) { length, check in
            check(flaw(file.prefix(length)) != nil, "\(length) of \(file.count) bytes")
        }
        #expect(flaw(file) == nil)
    }

    @Test("bytes that are no part of a larger whole are read alike", arguments: ImageFiles.all)
    func slices(file: Data) throws {
        let slice = (Data([1, 2, 3]) + file + [4])[3..<3 + file.count]
        #expect(try ImageHeader.read(slice) == ImageHeader.read(file))
    }

    @Test("a file whose parts break the rules is noticed")
    func malformed() {
        let jpeg = ImageFiles.jpeg()
        #expect(isMalformed(jpeg.prefix(2) + [0xFF, 0xC4, 0, 1]))
        #expect(isMalformed(Data([0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9])))
        #expect(isMalformed(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0x00])))
        #expect(isMalformed(ImageFiles.webP("ALPH", [UInt8](repeating: 0, count: 10))))
        #expect(isMalformed(ImageFiles.webP("VP8 ", [UInt8](repeating: 0, count: 10))))
        #expect(isMalformed(ImageFiles.webP("VP8L", [UInt8](repeating: 0, count: 10))))
        #expect(isMalformed(ImageFiles.svg("width")))
        #expect(isMalformed(ImageFiles.svg("width=5")))
        #expect(flaw(ImageFiles.svg("", before: "<!DOCTYPE svg [<!ENTITY a \"b\">]>")) == .hasDeclarations)
        #expect(isMalformed(Data("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B]))
        #expect(isMalformed(Data("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x99]))
    }

    // MARK: - Anything at all

    @Test("whatever bytes are changed, reading ends with a size within the limits or a flaw")
    func fuzz() {
        // A round changes each file sixty times.
        forEachSeed(cost: 500) { seed, check in
            var generator = SeededGenerator(seed: seed)
            for file in ImageFiles.all {
                var bytes = file
                for _ in 0..<60 {
                    let index = Int.random(in: 0..<bytes.count, using: &generator)
                    switch Int.random(in: 0..<4, using: &generator) {
                    case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                    case 1: bytes[index] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &generator)!
                    case 2 where bytes.count > 1: bytes.remove(at: index)
                    default: bytes.insert(.random(in: 0...255, using: &generator), at: index)
                    }
                    if let flaw = flaw(bytes) {
                        check(!flaw.clause.isEmpty)
                        continue
                    }
                    let header = try ImageHeader.read(bytes)
                    let isWithin = header.size.width * header.size.height <= CGFloat(FigureLimits.imagePixels)
                    check(isWithin && header.size.width > 0 && header.size.height > 0)
                }
            }
        }
    }
}
