// The names that Apple's Foundation also has, and that this system's Foundation lacks or has in other modules. Source
// files see them if a flag imports the module: `gridpress previews` and Scripts/check-corpus pass it. The module doesn't
// re-export Foundation, whose names aren't visible in files that don't import it.

@_exported import CoreGraphicsNames

@_exported import class FoundationXML.XMLParser
@_exported import protocol FoundationXML.XMLParserDelegate
@_exported import func GridPressKits.CFAbsoluteTimeGetCurrent
@_exported import class GridPressKits.DateComponentsFormatter
@_exported import class GridPressKits.ListFormatter
@_exported import var GridPressKits.MSEC_PER_SEC
@_exported import class GridPressKits.MeasurementFormatter
@_exported import var GridPressKits.NSEC_PER_MSEC
@_exported import var GridPressKits.NSEC_PER_SEC
@_exported import var GridPressKits.NSEC_PER_USEC
@_exported import enum GridPressKits.NSKeyValueChange
@_exported import struct GridPressKits.NSKeyValueChangeKey
@_exported import class GridPressKits.NSKeyValueObservation
@_exported import struct GridPressKits.NSKeyValueObservedChange
@_exported import struct GridPressKits.NSKeyValueObservingOptions
@_exported import class GridPressKits.NSUbiquitousKeyValueStore
@_exported import var GridPressKits.NSUserActivityTypeBrowsingWeb
@_exported import class GridPressKits.RelativeDateTimeFormatter
@_exported import struct GridPressKits.Selector
@_exported import var GridPressKits.USEC_PER_SEC
@_exported import enum GridPressKits.objc_AssociationPolicy
@_exported import func GridPressKits.objc_getAssociatedObject
@_exported import func GridPressKits.objc_setAssociatedObject
@_exported import class GridPressSwiftUI.NSItemProvider
@_exported import protocol GridPressSwiftUI.NSItemProviderReading
@_exported import enum GridPressSwiftUI.NSItemProviderRepresentationVisibility
@_exported import protocol GridPressSwiftUI.NSItemProviderWriting
@_exported import class GridPressSwiftUI.NSUserActivity

// Apple's Dispatch also has the C library's functions.
#if canImport(Glibc)
    @_exported import Glibc
#endif
