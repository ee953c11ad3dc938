const PREFIX = 'custom.'

/** A column that sources have and the registry does not, by its name. */
export type CustomColumn = `custom.${string}`

export function customColumn(name: string): CustomColumn {
  return `${PREFIX}${name}`
}

export function isCustomColumn(column: string): column is CustomColumn {
  return column.startsWith(PREFIX)
}

/** The name of a custom column; null for any other. */
export function customNameOf(column: string): string | null {
  return isCustomColumn(column) ? column.slice(PREFIX.length) : null
}

/** What a source says in a column that is of no field. */
export interface CustomField {
  readonly name: string
  readonly value: string
}

const BETWEEN = ': '

/** A header as the name of such a column. */
export function asColumnName(header: string): string {
  return header.replaceAll(BETWEEN, ' ')
}

/** Custom fields as a property keeps them: a line each, so that the text search finds their names and their values. */
export function customText(fields: readonly CustomField[]): string | null {
  const lines = fields.map(({ name, value }) => `${asColumnName(name)}${BETWEEN}${value}`)
  return lines.length > 0 ? lines.join('\n') : null
}

/** What such a text says in a column; null where it does not. Columns of one name stand one after the other. */
export function customValue(text: string | null, name: string): string | null {
  const line = `${name}${BETWEEN}`
  if (text === null || !text.includes(line)) return null
  const said = customFields(text).filter((field) => field.name === name)
  return said.map(({ value }) => value).join(', ') || null
}

/** The fields of such a text, in the order of the source's columns. */
export function customFields(text: string | null): CustomField[] {
  if (text === null) return []
  return text.split('\n').map((line) => {
    const at = line.indexOf(BETWEEN)
    return { name: line.slice(0, Math.max(at, 0)), value: line.slice(at < 0 ? 0 : at + BETWEEN.length) }
  })
}
