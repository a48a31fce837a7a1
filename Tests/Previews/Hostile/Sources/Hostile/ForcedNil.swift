import SwiftUI

private struct Website: View {
    let address: String

    var body: some View { Link("Website", destination: URL(string: address)!) }
}

#Preview("Forced nil") { Website(address: "") }
