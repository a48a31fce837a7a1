/// The parameters of a track of a track grid, or of an item in the list of tracks of a lazy grid.
package enum TrackParameter: String, TrainerParameter {
    case kind = "Kind | choice fixed flexible adaptive fit"
    case length = "Length | length 0...4000 = 80"
    case fraction = "Fractions | number 0...100 = 1 | trackGrid"
    case minimum = "Minimum | length 0...4000 = 10"
    case maximum = "Maximum | length? 0...4000"
    case spacing = "Spacing behind it | length? 0...400 | lazyGrid"
}
