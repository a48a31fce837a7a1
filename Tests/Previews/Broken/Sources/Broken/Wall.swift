import SwiftUI

struct Wall: View {
    var body: some View {
        HStack {
            Stamp()
            Stamp()
        }
    }
}

struct Wall_Previews: PreviewProvider {
    static var previews: some View {
        Wall().padding().previewLayout(.sizeThatFits)
    }
}
