// The names that Apple's Foundation also has, and that this system's Foundation lacks or has in other modules. Source
// files see them if a flag imports the module: `gridpress previews` and Scripts/check-corpus pass it. The module doesn't
// re-export Foundation, whose names aren't visible in files that don't import it.

@_exported import CoreGraphicsNames

@_exported import class FoundationXML.XMLParser
@_exported import protocol FoundationXML.XMLParserDelegate
@_exported import func GridPressSwiftUI.CFAbsoluteTimeGetCurrent
@_exported import class GridPressSwiftUI.DateComponentsFormatter
@_exported import class GridPressSwiftUI.ListFormatter
@_exported import var GridPressSwiftUI.MSEC_PER_SEC
@_exported import class GridPressSwiftUI.MeasurementFormatter
@_exported import var GridPressSwiftUI.NSEC_PER_MSEC
@_exported import var GridPressSwiftUI.NSEC_PER_SEC
@_exported import var GridPressSwiftUI.NSEC_PER_USEC
@_exported import class GridPressSwiftUI.NSItemProvider
@_exported import protocol GridPressSwiftUI.NSItemProviderReading
@_exported import enum GridPressSwiftUI.NSItemProviderRepresentationVisibility
@_exported import protocol GridPressSwiftUI.NSItemProviderWriting
@_exported import enum GridPressSwiftUI.NSKeyValueChange
@_exported import struct GridPressSwiftUI.NSKeyValueChangeKey
@_exported import class GridPressSwiftUI.NSKeyValueObservation
@_exported import struct GridPressSwiftUI.NSKeyValueObservedChange
@_exported import struct GridPressSwiftUI.NSKeyValueObservingOptions
@_exported import class GridPressSwiftUI.NSUbiquitousKeyValueStore
@_exported import class GridPressSwiftUI.NSUserActivity
@_exported import var GridPressSwiftUI.NSUserActivityTypeBrowsingWeb
@_exported import class GridPressSwiftUI.RelativeDateTimeFormatter
@_exported import struct GridPressSwiftUI.Selector
@_exported import var GridPressSwiftUI.USEC_PER_SEC
@_exported import enum GridPressSwiftUI.objc_AssociationPolicy
@_exported import func GridPressSwiftUI.objc_getAssociatedObject
@_exported import func GridPressSwiftUI.objc_setAssociatedObject

// Apple's Dispatch also has the C library's functions.
#if canImport(Glibc)
    @_exported import Glibc
#endif
