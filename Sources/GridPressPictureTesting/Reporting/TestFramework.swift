#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The framework that runs the tests, to which results are reported.
package enum TestFramework {
    #if canImport(Testing)
        /// Swift Testing.
        case testing
    #endif
    #if canImport(XCTest)
        /// XCTest.
        case xcTest
    #endif
    /// No framework.
    case none

    /// The framework that runs the current code.
    package static var running: TestFramework {
        #if canImport(Testing)
            // In detached tasks, the current test is `nil`.
            if Test.current != nil || isTestingAlone { return .testing }
        #endif
        #if canImport(XCTest)
            return .xcTest
        #else
            return .none
        #endif
    }

    /// Whether the process was started to run only tests of Swift Testing.
    private static let isTestingAlone = ProcessInfo.processInfo.arguments.contains("swift-testing")

    /// Reports a result at a source location.
    package func report(_ report: SnapshotReport, at site: CallSite) {
        if report.verdict == .silent { return }
        switch self {
        #if canImport(Testing)
            case .testing: report.reportToTesting(at: site)
        #endif
        #if canImport(XCTest)
            case .xcTest: report.reportToXCTest(at: site)
        #endif
        case .none:
            assertionFailure(report.message)
        }
    }
}

#if canImport(Testing)
    extension SnapshotReport {
        fileprivate func reportToTesting(at site: CallSite) {
            let location = SourceLocation(
                fileID: site.fileID,
                filePath: site.path,
                line: Int(site.line),
                column: Int(site.column)
            )
            #if compiler(>=6.2)
                for attachment in attachments {
                    Testing.Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
                }
            #endif
            #if compiler(>=6.3)
                let severity = verdict == .warning ? Issue.Severity.warning : .error
                Issue.record(Comment(rawValue: message), severity: severity, sourceLocation: location)
            #else
                // Earlier versions of Swift Testing have no warnings, so only version control shows recorded files.
                if verdict == .failure { Issue.record(Comment(rawValue: message), sourceLocation: location) }
            #endif
        }
    }
#endif

#if canImport(XCTest)
    extension SnapshotReport {
        fileprivate func reportToXCTest(at site: CallSite) {
            #if canImport(Darwin)
                // Activities require the main thread. On other threads, the failure is reported without files.
                if Thread.isMainThread { MainActor.assumeIsolated { attachXCTest() } }
            #endif
            if verdict == .failure { XCTFail(message, file: site.filePath, line: site.line) }
        }

        #if canImport(Darwin)
            @MainActor private func attachXCTest() {
                XCTContext.runActivity(named: lines.first ?? "Snapshot") { activity in
                    for attachment in attachments {
                        let file = XCTAttachment(data: Data(attachment.bytes))
                        file.name = attachment.name
                        activity.add(file)
                    }
                }
            }
        #endif
    }
#endif
