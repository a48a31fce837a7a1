import GridPressProperties
import LayoutDocuments
import SafetySupport
import Testing

@Suite("A record from elsewhere")
struct RecordTests {
    /// Returns a record with some elements and with other fields at the end.
    private static func record(_ elements: String, _ rest: String = #""grids": [], "findings": []"#) -> String {
        #"{"version": 2, "title": "T", "size": [100, 50], "elements": [\#(elements)], \#(rest)}"#
    }

    private static let view = #"{"kind": "Color", "role": "leaf", "frame": [0, 0, 9, 9]}"#

    private static func element(_ fields: String) -> String {
        record(#"{"kind": "Color", "role": "leaf", "frame": [0, 0, 9, 9], \#(fields)}"#)
    }

    private static func annotation(_ part: String) -> String {
        element(#""layer": "annotation", "annotation": [\#(part)]"#)
    }

    /// Invalid records, each with a part of the message.
    private static let refused: [(record: String, message: String)] = [
        ("", "incomplete"),
        ("null", "object"),
        ("[]", "object"),
        ("{}", "\"version\" is missing"),
        (#"{"version": 3}"#, "has version 3 instead of 2"),
        (#"{"version": "1"}"#, "number"),
        (#"{"version": 2}"#, "\"elements\" is missing"),
        (#"{"version": 2, "elements": []}"#, "\"size\" is missing"),
        (#"{"version": 2, "elements": {}, "size": [1, 1]}"#, "array"),
        (#"{"version": 2, "elements": [], "size": [1]}"#, "2 numbers"),
        (#"{"version": 2, "elements": [], "size": [1, 1e308]}"#, "out of range"),
        (#"{"version": 2, "elements": [], "size": [1, 1e999]}"#, "too large"),
        (#"{"version": 2, "version": 2}"#, "duplicate"),
        (record("7"), "object"),
        (record(#"{"kind": "Color"}"#), "\"frame\" is missing"),
        (record(#"{"frame": [0, 0, 1, 1]}"#), "\"kind\" is missing"),
        (element(#""parent": 0"#), "can't be inside"),
        (element(#""parent": 5"#), "can't be inside"),
        (element(#""parent": -1"#), "at least 0"),
        (element(#""parent": 0.5"#), "whole number"),
        (record(view + "," + view + "," + view.dropLast() + #", "parent": 0}"#), "can't be inside"),
        (element(#""role": "root""#), "duplicate"),
        (record(#"{"kind": "a", "role": "root", "frame": [0, 0, 1, 1]}"#), "isn't a valid value for \"role\""),
        (element(#""layer": "top""#), "isn't a valid value for \"layer\""),
        (element(#""proposal": [1]"#), "2 lengths"),
        (element(#""proposal": ["wide", 1]"#), "infinity"),
        (element(#""shape": {"fill": "red"}"#), "isn't a color"),
        (element(##""shape": {"fill": "#+12345"}"##), "isn't a color"),
        (element(#""shape": {"fill": {"stops": []}}"#), "\"angular\" is missing"),
        (element(#""shape": {"path": ["M", 0]}"#), "coordinates are missing"),
        (element(#""shape": {"path": ["A", 0, 0]}"#), "M, L, Q, C or Z"),
        (element(#""shape": {"path": [0, 0]}"#), "A string is expected"),
        (element(##""shape": {"stroke": "#000000", "lineCap": "flat"}"##), "\"lineCap\""),
        (element(#""effect": {}"#), "An effect is expected"),
        (element(#""effect": {"transform": [1, 0, 0, 1, 0]}"#), "6 numbers"),
        (element(#""effect": {"colors": [[1, 0, 0, 0, 0]]}"#), "4 rows"),
        (element(##""effect": {"opacity": 0.5}, "shape": {"fill": "#000000"}"##), "Use two elements"),
        (element(#""text": [{"origin": [0, 0], "width": 1}]"#), "\"runs\" is missing"),
        (
            element(
                ##""text": [{"origin": [0, 0], "width": 1, "runs": [{"text": "a", "size": 9, "paint": "#000000", "##
                    + #""link": "javascript:alert(1)"}]}]"#
            ),
            "isn't a safe URL"
        ),
        (
            element(
                ##""text": [{"origin": [0, 0], "width": 1, "runs": [{"text": "a", "size": 9, "paint": "#000000", "##
                    + #""weight": 9000}]}]"#
            ),
            "from 1 to 1000"
        ),
        (element(#""image": {"format": "svg", "pixels": [1, 1], "data": ""}"#), "isn't a valid value for \"format\""),
        (element(#""image": {"format": "png", "pixels": [1, 1], "data": "<svg>"}"#), "Base64"),
        (element(#""image": {"format": "png", "pixels": [0, 1], "data": ""}"#), "at least 1 pixel"),
        (
            record(view, #""grids": [{"kind": "tracks", "element": 3, "columns": [], "rows": [], "cells": []}]"#),
            "index 3 is out of range"
        ),
        (record(view, #""grids": [{"kind": "table", "element": 0}]"#), "isn't a valid value for \"kind\""),
        (record(view, #""findings": [{"code": "x"}]"#), "\"message\" is missing"),
        (record(view, #""dimensions": [{"frame": [0, 0, 1, 1], "size": [1, 1], "places": ["north"]}]"#), "position"),
        (String(repeating: "[", count: 100_000), "nested deeper"),
        (element(#""annotation": []"#), "layer \"annotation\""),
        (element(#""layer": "annotation""#), "layer \"annotation\""),
        (annotation(##"{"lines": [[1, 2, 3]], "color": "#000000", "width": 1}"##), "4 numbers"),
        (annotation(#"{"lines": [], "width": 1}"#), "\"color\" is missing"),
        (annotation(##"{"color": "#000000"}"##), "\"labels\" is missing"),
        (
            annotation(##"{"heads": [{"tip": [1, 2], "length": 3, "width": 4}], "color": "#000000"}"##),
            "\"body\" is missing"
        ),
        (annotation(##"{"areas": [[0, 0, 1, 1e9]], "color": "#000000"}"##), "out of range"),
        (
            record(
                #"{"kind": "gaps", "frame": [0, 0, 9, 9], "layer": "annotation", "annotation": []}, "#
                    + #"{"kind": "Color", "frame": [0, 0, 9, 9]}"#
            ),
            "follows one"
        ),
        (
            record(
                #"{"kind": "Color", "frame": [0, 0, 9, 9]}, "#
                    + #"{"kind": "gaps", "parent": 0, "frame": [0, 0, 9, 9], "layer": "annotation", "annotation": []}"#
            ),
            "has a parent"
        ),
    ]

    @Test("that is no drawing is refused, with a line, a column and a reason")
    func mistakes() {
        #expect(Self.refused.count >= 40)
        forEach(Self.refused.indices) { index, check in
            let (record, message) = Self.refused[index]
            do throws(RecordError) {
                _ = try Drawing(json: record, file: "a.json")
                check(false, "\(record.prefix(200)) is read")
            } catch {
                check(error.finding.message.contains(message), "\(error.finding.message) instead of \(message)")
                guard case .source("a.json", let line, let column)? = error.finding.location else {
                    return check(false, "\(error) has no place")
                }
                check(line >= 1 && column >= 1 && error.finding.code == .invalidRecord)
            }
        }
    }

    @Test("may have unknown fields, and lengths without end")
    func unknown() throws {
        let json = #"""
            {"version": 2, "later": [{}], "title": "T", "size": [9, 9], "elements": [
            {"kind": "Card", "role": "container", "frame": [0, 0, 9, 9], "proposal": ["infinity", null], "mood": 3,
            "settings": {"maxWidth": "infinity", "isWide": true, "tint": {"color": "#ff0000"}, "at": [1, 2]}}]}
            """#
        let drawing = try Drawing(json: json)
        #expect(drawing.elements[0].proposal == Drawing.Proposal(width: .infinity, height: nil))
        #expect(drawing.elements[0].settings.map(\.name) == ["maxWidth", "isWide", "tint", "at"])
        #expect(try Drawing(json: drawing.json(exact: true)) == drawing)
    }

    @Test("gives every step of an outline back")
    func outline() throws {
        let json = Self.element(
            ##""shape": {"path": ["M", 0, 1, "L", 2, 3, "Q", 4, 5, 6, 7, "C", 8, 9, 1, 2, 3, 4, "Z"]}"##
        )
        let drawing = try Drawing(json: json)
        guard case .shape(let shape) = drawing.elements[0].mark else { throw RecordMissing() }
        #expect(
            shape.path.elements == [
                .move(to: CGPoint(x: 0, y: 1)), .line(to: CGPoint(x: 2, y: 3)),
                .quadCurve(to: CGPoint(x: 6, y: 7), control: CGPoint(x: 4, y: 5)),
                .curve(
                    to: CGPoint(x: 3, y: 4),
                    control1: CGPoint(x: 8, y: 9),
                    control2: CGPoint(x: 1, y: 2)
                ),
                .closeSubpath,
            ]
        )
    }

    private struct RecordMissing: Error {}

    @Test("that was changed at random is an error or a picture that is safe")
    func fuzzed() throws {
        let source = Array(try Self.sample().json().utf8)
        forEachSeed(cost: 1) { seed, check in
            var random = SeededGenerator(seed: seed)
            var bytes = source
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.change(&bytes, &random) }
            guard let json = String(bytes: bytes, encoding: .utf8) else { return }
            do {
                let drawing = try Drawing(json: json)
                check(PictureCheck(svg: try drawing.svg()).complaints == [], json)
                check(!drawing.html(mode: .boxes).isEmpty && !drawing.text().isEmpty)
                check((try? Drawing(json: drawing.json(exact: true))) == drawing.annotated(), json)
            } catch {
                check(!"\(error)".isEmpty)
            }
        }
    }

    /// Returns a figure with most features of a record.
    private static func sample() -> Figure {
        Figure("A sample", width: 200, height: 120) {
            VStack(alignment: .leading, spacing: 4) {
                Text("**Bold** and [a link](https://example.org)").lineSpacing(2)
                Grid(tracks: [.fr(1), .fit, .pt(20)], spacing: 2) {
                    Color.red.named("one")
                    Circle().fill(.linearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom))
                    Path {
                        $0.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
                    }
                    .stroke(.black, style: StrokeStyle(lineWidth: 2, dash: [2, 1]))
                }
                Color.orange.frame(maxWidth: .infinity).rotationEffect(.degrees(10)).shadow(radius: 3)
                    .mask { Circle() }.opacity(0.5).dimension()
            }
            .padding(3)
        }
    }

    /// Changes a few bytes: replaces a number or character, removes a piece, or repeats one.
    private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let start = Int.random(in: 0..<bytes.count - 20, using: &random)
        let end = start + Int.random(in: 1...12, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[start] = UInt8.random(in: 32...126, using: &random)
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: end)
        default:
            guard let digit = bytes[start...].firstIndex(where: { (0x30...0x39).contains($0) }) else { return }
            let number = ["-1", "0", "1e308", "9999999", "0.0001", "null", "[]", "\"\""].randomElement(using: &random)!
            bytes.replaceSubrange(digit...digit, with: Array(number.utf8))
        }
    }
}
