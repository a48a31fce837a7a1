// Whether a text is XML that a document may be. A browser's own parser reports an error as a page with a style, which
// the policy of this page forbids.

const markupToken =
  /<!--(?:(?!--)[^])*-->|<\/([A-Za-z_][\w.-]*)\s*>|<([A-Za-z_][\w.-]*)((?:\s+[A-Za-z_][\w.-]*\s*=\s*(?:"[^<"]*"|'[^<']*'))*)\s*(\/?)>|[^<>]+/y;

function isWellFormed(text) {
  const body = text.replace(/^\s*<\?xml version="1\.0"(?: encoding="[\w-]+")?\s*\?>/, "");
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|&(?!(?:amp|lt|gt|quot|apos);)/.test(body) || (body.isWellFormed && !body.isWellFormed())) return false;
  const open = [];
  let place = 0;
  let roots = 0;
  while (place < body.length) {
    markupToken.lastIndex = place;
    const match = markupToken.exec(body);
    if (!match) return false;
    place = markupToken.lastIndex;
    const [all, closed, opened, attributes, isEmpty] = match;
    if (closed !== undefined) {
      if (open.pop() !== closed) return false;
    } else if (opened !== undefined) {
      const names = [...attributes.matchAll(/([\w.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)].map((attribute) => attribute[1]);
      if (new Set(names).size < names.length) return false;
      if (!open.length) roots += 1;
      if (!isEmpty) open.push(opened);
    } else if (!open.length && !all.startsWith("<!--") && all.trim()) {
      return false;
    }
  }
  return roots === 1 && !open.length;
}
