// The names of Uniform Type Identifiers.

@_exported import Foundation

@_exported import struct GridPressSwiftUI.UTType
