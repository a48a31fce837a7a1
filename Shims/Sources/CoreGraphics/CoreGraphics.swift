@_exported import CoreGraphicsNames
@_exported import Foundation
