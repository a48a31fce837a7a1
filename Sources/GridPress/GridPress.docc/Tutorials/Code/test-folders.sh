sudo apt-get install pkg-config libxml2-dev    # on macOS: brew install pkgconf libxml2
mkdir -p Tests/CardTests/Snapshots
