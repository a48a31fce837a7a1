import Foundation
import GridPressFindings
import GridPressPlatform
import Testing

@Suite("A new folder")
struct NewFolderTests {
    @Test("is made by several threads at the same time")
    func threads() throws {
        let folder = NSTemporaryDirectory() + "gridpress-new-folder-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for round in 0..<200 {
            let failures = Locked<[SystemError]>([])
            DispatchQueue.concurrentPerform(iterations: 4) { index in
                do throws(SystemError) {
                    try NewFolder.make("\(folder)/\(round)/deep/\(index % 2)")
                } catch {
                    failures.use { $0.append(error) }
                }
            }
            #expect(failures.use { $0.map(\.reason) } == [], "round \(round)")
        }
    }

    @Test("isn't made where a file has its name")
    func file() throws {
        let path = NSTemporaryDirectory() + "gridpress-file-\(UUID().uuidString)"
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: SystemError.self) { try NewFolder.make(path) }
        #expect(throws: SystemError.self) { try NewFolder.make(path + "/inside") }
    }
}
