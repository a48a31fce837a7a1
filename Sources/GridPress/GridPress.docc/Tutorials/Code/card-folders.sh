mkdir -p Cards/Sources/Cards Cards/Sources/draw
cd Cards
