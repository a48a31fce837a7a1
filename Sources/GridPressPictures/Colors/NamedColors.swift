/// A sea blue for the cells of sample grids.
public let pacificBlue = Color(red: 28 / 255, green: 169 / 255, blue: 201 / 255)

/// A dark blue for the arrows of dimensions.
public let darkCerulean = Color(red: 8 / 255, green: 69 / 255, blue: 126 / 255)
