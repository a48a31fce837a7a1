import FigureEngine
import Foundation

// Makes pictures that need the engine, and no code of figures: reads a task, and writes its answer.
do {
    let task = Array(FileHandle.standardInput.readDataToEndOfFile())
    FileHandle.standardOutput.write(Data(try EnginePictureMaker().answer(to: task)))
} catch {
    FileHandle.standardError.write(Data("error: The program makes pictures for \"gridpress figures\" only.\n".utf8))
    exit(64)
}
