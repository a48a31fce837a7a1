swift test
git add Tests && git commit -m "Golden files of the cards"
