GRIDPRESS_RECORD=failed swift test
git diff
