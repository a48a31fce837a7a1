/// The 220 most frequent symbols in samples and tutorials.
enum CommonSymbols {
    static let names = list.split { $0.isWhitespace }.map(String.init)

    private static let list = """
        airplane alarm ant applewatch arrow.clockwise arrow.counterclockwise arrow.down arrow.left
        arrow.left.arrow.right arrow.right arrow.triangle.2.circlepath arrow.up arrow.up.arrow.down
        arrow.up.left.and.arrow.down.right arrow.up.right at backward.fill bag bandage battery.100 bed.double
        bell bell.fill bell.slash bicycle bold bolt bolt.fill book bookmark books.vertical brain bubble.left
        bubble.left.and.bubble.right building.2 calendar camera camera.fill car cart cart.badge.plus cart.fill
        chart.bar chart.line.uptrend.xyaxis checkmark checkmark.circle checkmark.circle.fill checkmark.seal.fill
        chevron.down chevron.left chevron.left.forwardslash.chevron.right chevron.right chevron.up
        chevron.up.chevron.down circle circle.fill clock cloud cloud.bolt cloud.rain cloud.sun cpu creditcard
        crown cup.and.saucer desktopcomputer doc doc.on.doc doc.text dollarsign.circle.fill drop dumbbell
        ellipsis ellipsis.circle envelope exclamationmark.triangle exclamationmark.triangle.fill eye eye.slash
        face.smiling figure.run figure.walk fish flag flame flame.fill folder folder.fill fork.knife
        forward.fill gamecontroller gear gearshape gearshape.fill gift globe graduationcap hammer hand.raised
        hand.thumbsup hand.thumbsup.fill hare headphones heart heart.fill hourglass house house.fill info.circle
        info.circle.fill iphone italic key keyboard ladybug laptopcomputer leaf lightbulb line.3.horizontal
        line.3.horizontal.decrease.circle link list.bullet list.number location location.fill lock lock.open
        lungs magnifyingglass map mappin medal message mic minus minus.circle moon moon.fill music.note network
        number paintbrush paintpalette paperclip paperplane paperplane.fill pause pawprint pencil person
        person.2 person.badge.plus person.crop.circle person.crop.circle.fill person.fill phone photo pills play
        play.circle.fill play.fill plus plus.circle plus.circle.fill power printer qrcode questionmark.circle
        rectangle rectangle.portrait.and.arrow.right rectangle.stack repeat scissors screwdriver shield
        shippingbox shuffle sidebar.left slider.horizontal.3 snowflake sparkles speaker.slash.fill
        speaker.wave.2 square square.and.arrow.down square.and.arrow.up square.and.pencil square.fill
        square.grid.2x2 square.grid.3x3 square.on.square square.stack.3d.up star star.fill stethoscope stopwatch
        sun.max sun.max.fill tag textformat thermometer timer tortoise tram trash trash.fill triangle trophy tv
        umbrella underline video wand.and.stars wifi wifi.slash wind wrench.and.screwdriver xmark xmark.circle
        xmark.circle.fill
        """
}
