"""Different documents to draw."""

from __future__ import annotations

from pathlib import Path

# A card, as in pages of documentation.
CARD = """<Figure title="Card {number}" width="{width}" height="80">
  <HStack spacing="8" padding="12">
    <Circle fill="blue/0.8" frame="48 48"/>
    <VStack alignment="leading" spacing="4">
      <Text font="headline">Person {number}</Text>
      <Text foregroundStyle="secondary">Some words about the person with the number {number}</Text>
    </VStack>
    <Spacer/>
    <Rectangle fill="red" frame="{side} 20" opacity="0.5"/>
  </HStack>
</Figure>
"""

# Fifty items in a grid.
FIFTY = """<Figure title="Grid {number}" width="{width}" height="200">
  <Grid tracks="10" spacing="2">
    <ForEach count="50"><Color fill="blue/0.8"/></ForEach>
  </Grid>
</Figure>
"""


def write(folder: Path, text: str, count: int) -> list:
    """Writes a number of documents of a kind into a folder, and returns their paths."""
    folder.mkdir()
    paths = [folder / f"{number}.xml" for number in range(count)]
    for number, path in enumerate(paths):
        # The remaining braces belong to the document.
        words = {"{number}": number, "{width}": 300 + number % 50, "{side}": 10 + number % 40}
        content = text
        for word, value in words.items():
            content = content.replace(word, str(value))
        path.write_text(content)
    return [str(path) for path in paths]
