// The names of Core Transferable.

@_exported import Foundation

@_exported import struct GridPressSwiftUI.CodableRepresentation
@_exported import struct GridPressSwiftUI.DataRepresentation
@_exported import struct GridPressSwiftUI.FileRepresentation
@_exported import struct GridPressSwiftUI.ProxyRepresentation
@_exported import struct GridPressSwiftUI.ReceivedTransferredFile
@_exported import struct GridPressSwiftUI.SentTransferredFile
@_exported import protocol GridPressSwiftUI.TransferRepresentation
@_exported import enum GridPressSwiftUI.TransferRepresentationBuilder
@_exported import struct GridPressSwiftUI.TransferRepresentationVisibility
@_exported import protocol GridPressSwiftUI.Transferable
@_exported import struct GridPressSwiftUI.UTType
