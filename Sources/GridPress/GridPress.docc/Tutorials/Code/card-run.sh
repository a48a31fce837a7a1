swift run draw
