"""Errors in golden files: comparing, reporting, storing, ownership and recording."""

from .mutant import Mutant

TESTS = ["SnapshotsTests", "GridPressTestingTests", "PlatformTests"]

COMPARING = "Sources/GridPressGoldens/Comparing/"
CHANGES = "Sources/GridPressComparisons/Changes/"
PASSES = "Sources/GridPressComparisons/Passes/"
LAYOUT = "Sources/GridPressComparisons/Layout/"
DATA = "Sources/GridPressGoldens/Data/"
FOLDER = "Sources/GridPressGoldens/Folder/"
LINES = "Sources/GridPressGoldens/Lines/"
OWNERSHIP = "Sources/GridPressSnapshots/Ownership/"
RECORD = "Sources/GridPressGoldens/Record/"
READING = "Sources/GridPressGoldens/Markup/Reading/"
REPORT = "Sources/GridPressSnapshots/Report/"
TESTING = "Sources/GridPressPictureTesting/"
INLINE = "Sources/GridPressTesting/Inline/"

MARKUP_TESTS = [
    r"SnapshotsTests\.ValueTests/",
    r"SnapshotsTests\.MarkupEqualityTests/",
    r"SnapshotsTests\.RealChangeTests/",
    r"SnapshotsTests\.HarmlessRewriteTests/",
]
WORDING_TESTS = [
    r"SnapshotsTests\.LayoutWordingTests/",
    r"SnapshotsTests\.LayoutExplanationTests/",
    r"SnapshotsTests\.NothingHiddenTests/",
]
POSTER_TESTS = [r"SnapshotsTests\.SeveralChangesTests/"]
RECORD_TESTS = [r"SnapshotsTests\.LayoutRecordTests/"]
DATA_TESTS = [r"SnapshotsTests\.DataEqualityTests/"]
LINE_TESTS = [r"SnapshotsTests\.LineDifferenceTests/"]
REPORT_TESTS = [r"SnapshotsTests\.SnapshotPageTests/", r"SnapshotsTests\.XUnitTests/"]
OWNERSHIP_TESTS = [r"GridPressTestingTests\.OwnershipTests/", r"GridPressTestingTests\.SwiftScanTests/"]
INLINE_TESTS = [
    r"GridPressTestingTests\.InlineLiteralTests/",
    r"GridPressTestingTests\.InlineRecorderTests/",
    r"GridPressTestingTests\.InlineSnapshotTests/",
]
KEEPING_TESTS = ["GridPressTestingTests", "SnapshotsTests\\.VerifyingTests/"]

MUTANTS = [
    # Verifying golden files
    Mutant(
        "a missing golden file leaves a pending one where nothing may be written",
        "Sources/GridPressGoldens/SnapshotVerifier.swift",
        "if mode == .pending { leavePending(&result) }",
        "leavePending(&result)",
        KEEPING_TESTS,
    ),
    Mutant(
        "a snapshot that can't be read is recorded over its golden file",
        "Sources/GridPressGoldens/SnapshotVerifier.swift",
        "if error.side == .snapshot { return }",
        "if error.side == .golden { return }",
        KEEPING_TESTS,
    ),
    Mutant(
        "a snapshot that can't be read becomes a new golden file",
        "Sources/GridPressGoldens/SnapshotVerifier.swift",
        "try comparer.check(result.snapshot)",
        "if result.snapshot.bytes.isEmpty { try comparer.check(result.snapshot) }",
        KEEPING_TESTS,
    ),
    Mutant(
        "a pending file stays beside a golden file that was recorded",
        "Sources/GridPressGoldens/SnapshotVerifier.swift",
        "result.outcome = .recorded(isNew: isNew)\n"
        "            folder.removePending(result.snapshot.name, result.snapshot.format)",
        "result.outcome = .recorded(isNew: isNew)",
        KEEPING_TESTS + [r"ToolTests\.SnapshotCheckTests/", r"ToolTests\.ReviewTests/"],
    ),
    Mutant(
        "a golden file is replaced although it is the same but for spelling",
        "Sources/GridPressGoldens/SnapshotVerifier.swift",
        "if mode == .all, golden.bytes != new.bytes { return",
        "if golden.bytes != new.bytes { return",
        KEEPING_TESTS,
    ),
    Mutant(
        "golden files outside of the folder are read through links",
        FOLDER + "SnapshotFolder.swift",
        "guard path.leads(into: self.path) else { return .refused(.outside(path)) }",
        "guard path.leads(into: self.path) || !path.isEmpty else { return .refused(.outside(path)) }",
        [r"GridPressTestingTests\.BadGoldenTests/"],
    ),
    Mutant(
        "several signs in a name become several hyphens",
        "Sources/GridPressPlatform/Files/FileName.swift",
        '} else if result.last != "-" {',
        "} else {",
        [r"GridPressTestingTests\.NameTests/"],
    ),
    # Texts and data
    Mutant(
        "the last of several lines is told as the one behind it",
        LINES + "FileLines.swift",
        "offset(of: lines.upperBound - 1)).line",
        "offset(of: lines.upperBound)).line",
        LINE_TESTS,
    ),
    Mutant(
        "lines that end with a carriage return are others",
        LINES + "FileLines.swift",
        "(stop > start && bytes[stop - 1] == 0x0D ? stop - 1 : stop)",
        "stop",
        LINE_TESTS,
    ),
    Mutant(
        "a pair of surrogates lacks what is added to it",
        "Sources/JSONReading/JSONReader.swift",
        "unit = 0x10000 + (unit & 0x3FF) << 10 + second & 0x3FF",
        "unit = (unit & 0x3FF) << 10 + second & 0x3FF",
        DATA_TESTS,
    ),
    Mutant(
        "a name may stand twice in an object",
        "Sources/JSONReading/JSONReader.swift",
        "guard names.insert(name).inserted else {",
        "guard names.insert(name).inserted || !members.isEmpty else {",
        DATA_TESTS,
    ),
    Mutant(
        "numbers may start with zeros",
        "Sources/JSONReading/JSONReader.swift",
        'digits.count == 1 || digits[0] != UInt8(ascii: "0")',
        'digits.count <= 3 || digits[0] != UInt8(ascii: "0")',
        DATA_TESTS,
    ),
    Mutant(
        "counts are compared like lengths",
        DATA + "DataEquality.swift",
        "Self.counts.contains(name) ? .exact :",
        "Self.counts.contains(name) ? .length :",
        DATA_TESTS,
    ),
    # Markup
    Mutant(
        "factors may be as far apart as lengths",
        READING + "ComparedNumber.swift",
        "distance <= min(length / 10, Self.largestFactor)",
        "distance <= min(length, Self.largestFactor)",
        MARKUP_TESTS,
    ),
    Mutant(
        "whole numbers in guides may be one apart",
        READING + "ComparedNumber.swift",
        "guard decimals > 0 else { return false }",
        "guard decimals > 0 || old.kind != .labelWidth else { return false }",
        MARKUP_TESTS,
    ),
    Mutant(
        "more points behind a move are moves",
        READING + "PathReader.swift",
        "            command -= 1\n",
        "            command -= 0\n",
        MARKUP_TESTS,
    ),
    Mutant(
        "which way an arc turns is forgotten",
        READING + "PathReader.swift",
        "step.flags = large << 4 ^ sweep",
        "step.flags = large << 4",
        MARKUP_TESTS,
    ),
    Mutant(
        "a vertical line goes up from the top, not from where the pen is",
        READING + "PathReader.swift",
        "y = baseY + end",
        "y = end",
        MARKUP_TESTS,
    ),
    Mutant(
        "a scale with one factor is one of the width alone",
        READING + "TransformFunction.swift",
        'name == "scale" { numbers.append(numbers[0]) }',
        'name == "scale" { numbers.append(ComparedNumber(length: 1)) }',
        MARKUP_TESTS,
    ),
    Mutant(
        "parts of colours are compared like factors",
        READING + "ComparedValue+Style.swift",
        "if isColor { return .exact }",
        "if isColor { return .factor }",
        MARKUP_TESTS,
    ),
    Mutant(
        "behind a number with an exponent reading goes on at the exponent",
        READING + "ByteScanner.swift",
        "if isSmall { exponent = -exponent }\n                place = ahead",
        "if isSmall { exponent = -exponent }",
        [r"SnapshotsTests\.ByteScannerTests/"],
    ),
    Mutant(
        "it isn't seen that a path goes on with an error",
        READING + "ComparedValue+Syntax.swift",
        "return reader.isDone",
        "return true",
        MARKUP_TESTS,
    ),
    Mutant(
        "that an id has another name is told",
        "Sources/GridPressGoldens/Markup/RenamedIDs.swift",
        "return names[before] == after",
        "return before == after",
        MARKUP_TESTS,
    ),
    # Layout records
    Mutant(
        "down is told as up",
        LAYOUT + "FrameChange.swift",
        '(y, "down", "up")',
        '(y, "up", "down")',
        WORDING_TESTS,
    ),
    Mutant(
        "another height is told with the widths",
        LAYOUT + "Groups.swift",
        '"height", old.height, new.height)',
        '"height", old.width, new.width)',
        WORDING_TESTS,
    ),
    Mutant(
        "tracks that follow each other are listed one by one",
        LAYOUT + "Tracks.swift",
        "last.upperBound == index",
        "last.upperBound + 1 == index",
        WORDING_TESTS,
    ),
    Mutant(
        "columns and rows are counted from 0 where an item is told to start",
        PASSES + "Cells.swift",
        r'number.map { "\(word) \($0 + 1)" }',
        r'number.map { "\(word) \($0)" }',
        WORDING_TESTS,
    ),
    Mutant(
        "more tracks are told as fewer",
        PASSES + "Grids.swift",
        r'"\(before.count)", "\(after.count)"',
        r'"\(after.count)", "\(before.count)"',
        WORDING_TESTS,
    ),
    Mutant(
        "more spacing is told as less",
        CHANGES + "PropertyDifference.swift",
        "difference = (second - first).inThousandths",
        "difference = (first - second).inThousandths",
        WORDING_TESTS,
    ),
    Mutant(
        "the place that a view had among its siblings is counted from 0",
        PASSES + "Order.swift",
        r'old: "\(index + 1)",',
        r'old: "\(index)",',
        WORDING_TESTS,
    ),
    Mutant(
        "grids with the same change are called boxes",
        CHANGES + "ChangeGroups.swift",
        r'"\(things.count) \(areGrids ? "grids" : "boxes")"',
        r'"\(things.count) boxes"',
        WORDING_TESTS,
    ),
    Mutant(
        "an outline follows its frame whatever its curves do",
        PASSES + "OutlinePair.swift",
        "guard isResized else { return difference(at: kept) }",
        "guard !isResized else { return nil }",
        WORDING_TESTS,
    ),
    Mutant(
        "colors of the dark scheme aren't compared",
        "Sources/GridPressComparisons/DrawingComparison.swift",
        "|| scheme != .light && differ(first.dark, second.dark)",
        "|| scheme == .dark && differ(first.dark, second.dark)",
        POSTER_TESTS,
    ),
    Mutant(
        "a cut at another radius is what was written about the corners",
        PASSES + "Marks.swift",
        "let follows = before.settings != after.settings ||",
        "let follows = true ||",
        POSTER_TESTS,
    ),
    Mutant(
        "a label isn't compared where there is a name",
        PASSES + "Writing.swift",
        "return was == became || isKnown",
        'return was == became || isKnown || property != "name"',
        WORDING_TESTS + POSTER_TESTS,
    ),
    Mutant(
        "a margin isn't compared",
        RECORD + "RecordedFigure+Changes.swift",
        "if abs(margin - other.margin) > 0.0011 {",
        "if abs(margin - other.margin) > 11 {",
        POSTER_TESTS,
    ),
    Mutant(
        "a proposal of another width is left out",
        "Sources/GridPressRecords/XML/LayoutRecordWriter.swift",
        "writer.written(width) == writer.written(element.frame.width),",
        "width >= 0,",
        RECORD_TESTS,
    ),
    Mutant(
        "frames of a size that the element around has are left out",
        "Sources/GridPressRecords/XML/LayoutRecordWriter.swift",
        "if !writer.areSame(element.frame, around) {",
        "if element.frame.size != around.size {",
        RECORD_TESTS,
    ),
    Mutant(
        "a modifier without content takes the next view",
        "Sources/GridPressRecords/XML/LayoutRecordWriter.swift",
        'element.end == index + 1 { writer.attribute("empty", "true") }',
        'element.end == index + 2 { writer.attribute("empty", "true") }',
        RECORD_TESTS,
    ),
    Mutant(
        "records are read however deep they are",
        RECORD + "LayoutRecordReader.swift",
        "depth < LayoutRecordFormat.deepest else",
        "depth >= 0 else",
        [r"SnapshotsTests\.HostileRecordTests/"],
    ),
    Mutant(
        "numbers are told with two decimals",
        CHANGES + "Change+Line.swift",
        "let rounded = (self * 1000).rounded() / 1000",
        "let rounded = (self * 100).rounded() / 100",
        WORDING_TESTS,
    ),
    Mutant(
        "of four names one is left out",
        CHANGES + "Change+Line.swift",
        "guard names.count > shown + 1 else",
        "guard names.count > shown else",
        WORDING_TESTS,
    ),
    Mutant(
        "one difference too few is told to be left out",
        COMPARING + "SnapshotDifference+Lines.swift",
        r"and \(lines.count - max(most - 1, 0)) more differences",
        r"and \(lines.count - max(most, 0)) more differences",
    ),
    Mutant(
        "several lines that are gone are told as one",
        CHANGES + "Change+Line.swift",
        'isAboutSeveral ? " are gone" : " is gone"',
        'isAboutSeveral ? " is gone" : " is gone"',
        LINE_TESTS,
    ),
    Mutant(
        "long texts are quoted from their start on",
        CHANGES + "Excerpt.swift",
        "let start = shared > lead * 2 ? shared - lead : 0",
        "let start = min(shared, 0)",
        WORDING_TESTS,
    ),
    # Reports
    Mutant(
        "a missing golden file is an error of its own in xUnit",
        REPORT + "XUnitReport.swift",
        "finding.code == .missingGolden ? .failure : .error",
        "finding.code == .missingGolden ? .error : .error",
        REPORT_TESTS,
    ),
    Mutant(
        "what is new in a text isn't marked",
        REPORT + "ComparedLines.swift",
        "self.new = new.map { Self.lines(of: $0, different: runs.map(\\.new)) }",
        "self.new = new.map { Self.lines(of: $0, different: runs.map(\\.old)) }",
        REPORT_TESTS,
    ),
    Mutant(
        "one picture alone has buttons to compare it",
        REPORT + "PairView.swift",
        "if pictures.old != nil, pictures.new != nil { buttons(&writer) }",
        "if pictures.old != nil || pictures.new != nil { buttons(&writer) }",
        REPORT_TESTS,
    ),
    Mutant(
        "pictures get room that words take already",
        REPORT + "SnapshotPage.swift",
        "ReportBudget.length(for: results.count) - words",
        "ReportBudget.length(for: results.count)",
        REPORT_TESTS,
    ),
    Mutant(
        "handlers of events are copied into a page",
        REPORT + "PictureReferences.swift",
        'where name.hasPrefix("aria-") || name.hasPrefix("on"): return nil',
        'where name.hasPrefix("aria-"): return nil',
        REPORT_TESTS,
    ),
    Mutant(
        "an apostrophe ends an attribute of a picture",
        REPORT + "ElementCopy.swift",
        '.replacing("<", with: "&lt;").replacing("\'", with: "&#39;")',
        '.replacing("<", with: "&lt;")',
        REPORT_TESTS,
    ),
    Mutant(
        "two pictures share the room of the smaller one",
        REPORT + "PicturePair.swift",
        "let width = sizes.map(\\.width).max()",
        "let width = sizes.map(\\.width).min()",
        REPORT_TESTS,
    ),
    # Ownership of golden files
    Mutant(
        "a test owns the golden files of those with longer names",
        "Sources/GridPressGoldens/Ownership/TestGoldenLocation.swift",
        'stem == cleaned || stem.hasPrefix(cleaned + ".")',
        "stem == cleaned || stem.hasPrefix(cleaned)",
        OWNERSHIP_TESTS,
    ),
    Mutant(
        "a test that was skipped, or not run at all, needs nothing",
        OWNERSHIP + "Ownership.swift",
        "return ownedOutcomes.count == 1 && ownedOutcomes.allSatisfy { $0.value == .passed }",
        "return ownedOutcomes.allSatisfy { $0.value != .failed }",
        OWNERSHIP_TESTS,
    ),
    Mutant(
        "a run in which a test failed counts as complete",
        OWNERSHIP + "Ownership.swift",
        "runs.allSatisfy(\\.hasOnlyPassed) else { return status }",
        "!runs.isEmpty else { return status }",
        OWNERSHIP_TESTS,
    ),
    Mutant(
        "of a test that ran twice the last outcome counts",
        OWNERSHIP + "TestOutcomes.swift",
        "if outcomes[test] == nil || outcomes[test] == .passed { outcomes[test] = outcome }",
        "outcomes[test] = outcome",
        OWNERSHIP_TESTS,
    ),
    Mutant(
        "only the innermost type around a test counts",
        "Sources/SwiftScanning/DeclaredNames.swift",
        "Function(types: around.flatMap(\\.self), name: name)",
        "Function(types: around.last ?? [], name: name)",
        OWNERSHIP_TESTS,
    ),
    Mutant(
        "a comment in a comment ends both",
        "Sources/SwiftScanning/Scanner.swift",
        "depth -= 1\n                position += 2",
        "depth = 0\n                position += 2",
        OWNERSHIP_TESTS,
    ),
    # Assertions
    Mutant(
        "files that differ in upper and lower case are two",
        TESTING + "Context/FileClaims.swift",
        "path.precomposedStringWithCanonicalMapping.lowercased()",
        "path.precomposedStringWithCanonicalMapping",
        [r"GridPressTestingTests\.NameTests/"],
    ),
    Mutant(
        "one assertion may claim a file for two figures",
        TESTING + "Context/FileClaims.swift",
        "if earlier.content != claim.content {",
        "if earlier.site != claim.site {",
        [r"GridPressTestingTests\.NameTests/"],
    ),
    Mutant(
        "the settings of a suite come before those of its tests",
        TESTING + "Settings/SnapshotSettings.swift",
        "record: record ?? others.record,",
        "record: others.record ?? record,",
        [r"GridPressTestingTests\.SettingsTests/"],
    ),
    Mutant(
        "the tolerance of an assertion is forgotten",
        TESTING + "SnapshotAssertion.swift",
        "settings.tolerance ?? SnapshotComparer.defaultTolerance",
        "SnapshotComparer.defaultTolerance",
        [r"GridPressTestingTests\.SettingsTests/"],
    ),
    Mutant(
        "a figure with an error in it is drawn",
        TESTING + "SnapshotStrategy.swift",
        "guard errors.isEmpty else { throw SnapshotFailure(findings: errors) }",
        "guard errors.count < 2 else { throw SnapshotFailure(findings: errors) }",
        [r"GridPressTestingTests\.AssertionTests/"],
    ),
    Mutant(
        "the new file is attached as the old one",
        TESTING + "Reporting/SnapshotReport.swift",
        r'Attachment(name: "\(stem).old.\(ending)", bytes: golden.bytes)',
        r'Attachment(name: "\(stem).old.\(ending)", bytes: result.snapshot.bytes)',
        ["GridPressTestingTests"],
    ),
    # Texts in tests
    Mutant(
        "a literal doesn't make room for what looks like an escape",
        INLINE + "InlineLiteral.swift",
        r'return !text.contains("\\" + signs) && !text.contains("\"\"\"" + signs)',
        r'return !text.contains("\"\"\"" + signs)',
        INLINE_TESTS,
    ),
    Mutant(
        "signs that turn the direction of reading are written as they are",
        INLINE + "InlineLiteral.swift",
        "case .format, .lineSeparator, .paragraphSeparator: true",
        "case .lineSeparator, .paragraphSeparator: true",
        INLINE_TESTS,
    ),
    Mutant(
        "a text in a file with tabs is indented with spaces",
        INLINE + "InlineCall.swift",
        r'margin.hasPrefix("\t") ? "\t" : "    "',
        r'margin.isEmpty ? "\t" : "    "',
        INLINE_TESTS,
    ),
    Mutant(
        "a text in a file with carriage returns has none",
        INLINE + "InlineCall.swift",
        r'scan.bytes.contains(0x0D) ? "\r\n" : "\n"',
        r'scan.bytes.first == 0x0D ? "\r\n" : "\n"',
        INLINE_TESTS,
    ),
    Mutant(
        "the old text stays behind the new one",
        INLINE + "SourceEdit.swift",
        "end = edit.range.upperBound",
        "end = edit.range.lowerBound",
        INLINE_TESTS,
    ),
    Mutant(
        "a source as old as what was built counts as changed",
        INLINE + "InlineRecorder.swift",
        "if status.written > built {",
        "if status.written >= built {",
        INLINE_TESTS,
    ),
    Mutant(
        "journals that others may write are trusted",
        INLINE + "JournalFolder.swift",
        "status.owner == getuid() && status.permissions & 0o022 == 0",
        "status.owner == getuid()",
        INLINE_TESTS,
    ),
    # Reports
    Mutant(
        "new places are outlined where the old ones were",
        REPORT + "PlaceOutlines.swift",
        'outline(\\.new, "is", picture, &writer)',
        'outline(\\.old, "is", picture, &writer)',
    ),
    Mutant(
        "what moves along with its row is outlined",
        LAYOUT + "Frames.swift",
        "pair.change.moves && !isRigid",
        "pair.change.moves",
    ),
    Mutant(
        "an apostrophe ends a word of a command",
        REPORT + "AcceptCommand.swift",
        """"'" + replacing("'", with: "'\\\\''") + "'\"""",
        """"'" + self + "'\"""",
    ),
    # Files and folders
    Mutant(
        "a file with just as many bytes as may be is too large",
        "Sources/GridPressPlatform/Files/RegularFile.swift",
        "if status.size > limit { return .tooLarge }",
        "if status.size >= limit { return .tooLarge }",
        ["PlatformTests"],
    ),
    Mutant(
        "links are followed where they mustn't be",
        "Sources/GridPressPlatform/Files/RegularFile.swift",
        "(followsLinks ? 0 : O_NOFOLLOW)",
        "(followsLinks ? O_NOFOLLOW : 0)",
        ["PlatformTests"],
    ),
    Mutant(
        "a folder whose name only begins alike counts as the folder",
        "Sources/GridPressPlatform/Files/Paths.swift",
        'real.hasPrefix(root == "/" ? root : root + "/")',
        "real.hasPrefix(root)",
    ),
]
