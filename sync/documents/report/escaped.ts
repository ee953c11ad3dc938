const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Not allowed in a page, and never seen. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/** Text escaped for a page or a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(CONTROLS, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string)
}
