const MARK = String.raw`(\*+|†+|‡+|§+|\(\d\)|\[\d\])`
const BEHIND = new RegExp(String.raw`(?<=[\p{L}\p{N}.)%]) ?${MARK}$`, 'u')
const BEFORE = new RegExp(String.raw`^${MARK}\s*(\S.*)$`)

/** The mark behind a cell's text that leads to a footnote: `0.79 **`, `$8.40 (1)`. */
export function footnoteMark(text: string): string | null {
  return BEHIND.exec(text.trim())?.[1] ?? null
}

/** A footnote without its mark; the mark is null where the text has none. */
export function footnoteIn(text: string): { readonly mark: string | null; readonly said: string } {
  const [, mark = null, said = text] = BEFORE.exec(text) ?? []
  return { mark, said }
}

/** Whether a line is a footnote of the table above it: `* Rents are NNN`, `Note: rents are NNN`. */
export function isFootnote(text: string): boolean {
  return footnoteIn(text).mark !== null || /^notes?\b/i.test(text)
}
