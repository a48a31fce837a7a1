// Combine's names, which SwiftUI also has.

@_exported import CombineNames
