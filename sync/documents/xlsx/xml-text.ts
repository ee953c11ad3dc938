const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML cannot hold. */
const CONTROLS = /[^\P{Cc}\t\n\u007f-\u009f]|[\ufffe\uffff]/gu
/** Text that itself looks like the escape of a character. */
const LIKE_ESCAPE = /_(?=x[0-9a-f]{4}_)/gi

/** Text as it stands in an element or an attribute of a workbook; XML's forbidden characters as `_x0001_`. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(LIKE_ESCAPE, '_x005F_')
    .replace(CONTROLS, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string)
}
