/** What a spreadsheet takes for a formula, in any width of letter, even behind blanks or signs nobody sees. */
const FORMULA = /^[\t\r]|^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

/** True for text that a spreadsheet would run when it opens it as a cell. */
export function isFormula(text: string): boolean {
  const first = text.charCodeAt(0)
  // Nearly all cells begin with an ASCII letter or digit.
  if (first > 0x40 && first < 0x7f) return false
  if (first >= 0x30 && first <= 0x39) return false
  return FORMULA.test(text)
}

/**
 * The text with an apostrophe before it where a spreadsheet would run it as a formula. Text that already looks so
 * gets a second one, so that removing one restores it.
 */
export function neutralized(text: string): string {
  return isFormula(withoutApostrophes(text)) ? `'${text}` : text
}

/** The text that was neutralized to this one. */
export function unneutralized(text: string): string {
  return text.startsWith("'") && isFormula(withoutApostrophes(text)) ? text.slice(1) : text
}

function withoutApostrophes(text: string): string {
  return text.startsWith("'") ? text.replace(/^'+/, '') : text
}
