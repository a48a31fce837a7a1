@_exported import Drawings
