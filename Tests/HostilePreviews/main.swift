import GridPressPreviews

// Previews that exceed limits, send signals and start processes. Tests draw them in this process.
PreviewProgram.run()
