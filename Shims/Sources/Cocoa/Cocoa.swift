// The names of AppKit and Foundation, by the older name of their umbrella.

@_exported import AppKit
@_exported import Foundation
