const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text between two tags, with its entities resolved. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
    },
  )
}

/** A string of a workbook: `_x000D_` stands for a character that XML cannot hold. */
export function decodeWorkbookText(text: string): string {
  const decoded = decodeXml(text)
  const resolved = decoded.includes('_x')
    ? decoded.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : decoded
  return resolved.includes('\r') ? resolved.replace(/\r\n?/g, '\n').toWellFormed() : resolved.toWellFormed()
}

/** The value of an attribute in the inside of a tag, or `undefined`. `name` may carry a prefix in the tag. */
export function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  const value = match?.[1] ?? match?.[2]
  return value === undefined ? undefined : decodeXml(value)
}

/** More parts of one kind than a spreadsheet program keeps of formats, links or sheets. */
export const MOST_TAGS = 100_000

/** The insides of the start tags of one name, with or without a prefix: of more than `MOST_TAGS` the first. */
export function tagsOf(xml: string, name: string): string[] {
  const tags: string[] = []
  for (const match of xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s([^>]*))?>`, 'g'))) {
    if (tags.push(match[1] ?? '') === MOST_TAGS) break
  }
  return tags
}
