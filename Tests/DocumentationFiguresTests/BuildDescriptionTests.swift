import Testing

@testable import DocumentationFigures

@Suite("The description of a build")
struct BuildDescriptionTests {
    private static let text = #"""
        commands:
          "/p/debug/libkit.so":
            args: ["swiftc","-o","/p/debug/libkit.so","-module-name","kit","-emit-library","-Xcc","-DLINK"]
          "C.Other-debug.module":
            args: ["swiftc","-module-name","Other","-emit-module-path","/p/Other.swiftmodule","-Xcc","-DOTHER"]
          "C.kit-debug.module":
            args: ["swiftc","-module-name","kit","-emit-module-path","/p/kit.swiftmodule","-I","/p/Modules","-Xcc","-fmodule-map-file=/a b/C\u00e4/include/module.modulemap","-Xcc","-I","-Xcc","/a b/include","-I/usr/include/libxml2","-Onone","-Xcc"]

        """#

    @Test("has the maps of C modules that are in their sources, and the folders of their headers")
    func maps() {
        #expect(
            BuildDescription(Self.text).cArguments(ofModule: "kit") == [
                "-Xcc", "-fmodule-map-file=/a b/Cä/include/module.modulemap", "-Xcc", "-I", "-Xcc", "/a b/include",
                "-I/usr/include/libxml2",
            ]
        )
    }

    @Test("has no arguments for a module that isn't built, or if it can't be read")
    func others() {
        #expect(BuildDescription(Self.text).cArguments(ofModule: "ki") == [])
        #expect(BuildDescription("").cArguments(ofModule: "kit") == [])
        #expect(BuildDescription("args: [\"-emit-module-path\"").cArguments(ofModule: "kit") == [])
    }
}
