// The module that `import GridPressPictures` provides: SwiftUI's views, figures and their annotations, written as SVG.

@_exported import GridPressViews
