// The rules of source code.

extension PageStyle {
    /// The rules of a listing and its syntax colors.
    static let source: StaticString = """
        pre{margin:14px 0 0;max-height:560px;overflow:auto;padding:16px 18px;border-radius:12px;
          background:var(--code);font:12.5px/1.62 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",
          monospace;tab-size:4}
        pre code{font-size:inherit}
        pre span.k{color:var(--keyword)}
        pre span.y{color:var(--type)}
        pre span.l{color:var(--literal)}
        pre span.c{color:var(--muted)}
        """
}
