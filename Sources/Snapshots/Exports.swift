@_exported import Findings
@_exported import Foundation
