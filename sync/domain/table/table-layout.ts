import { isTableColumn, type TableColumn } from './table-column.ts'

/** What a page of a report has room for beside its names, in type that can be read. */
export const MOST_IN_REPORT = 10

/** A column as a table has it. */
export interface LaidColumn {
  readonly column: TableColumn
  /** Pixels, where it was made wider or narrower than it usually is. */
  readonly width?: number
}

export const DENSITIES = ['compact', 'roomy'] as const
export type Density = (typeof DENSITIES)[number]

/** The most columns a table has. */
export const MOST_COLUMNS = 80
/** The narrowest and the widest a column can be made, in pixels. */
export const WIDTHS = { least: 48, most: 640 } as const
/** The longest text of columns: what an address may hold. */
export const COLUMNS_LENGTH = 4_000

const BETWEEN = ','
const WIDTH = '~'

/** Stands first, with the width of the names' column, which every table has. */
const NAME = 'name'

/**
 * Columns as an address and a saved view keep them: `tenant,dateSigned~120,custom.Dock%20type`; `name~300,tenant` where
 * the names' own was made wider or narrower.
 */
export function columnsText(columns: readonly LaidColumn[], nameWidth?: number): string {
  const text = columns
    .map(({ column, width }) => {
      const name = encodeURIComponent(column).replaceAll(WIDTH, '%7E')
      return width === undefined ? name : `${name}${WIDTH}${width}`
    })
    .join(BETWEEN)
  return nameWidth === undefined ? text : `${NAME}${WIDTH}${nameWidth}${BETWEEN}${text}`
}

/** The width of the names' column; undefined where it is as usual. */
export function readNameWidth(text: string): number | undefined {
  const [name, width] = (text.split(BETWEEN, 1)[0] ?? '').split(WIDTH)
  const pixels = Number(width)
  return name === NAME && Number.isFinite(pixels) ? widthWithin(pixels) : undefined
}

/** Reads what `columnsText` writes. What names no column is left out; null where none is left. */
export function readColumns(text: string): readonly LaidColumn[] | null {
  const columns = new Map<TableColumn, LaidColumn>()
  for (const part of text.slice(0, COLUMNS_LENGTH).split(BETWEEN)) {
    const [name = '', width] = part.split(WIDTH)
    const column = decoded(name)
    if (!isTableColumn(column) || columns.size >= MOST_COLUMNS) continue
    const pixels = Number(width)
    columns.set(column, Number.isFinite(pixels) ? { column, width: widthWithin(pixels) } : { column })
  }
  return columns.size === 0 ? null : [...columns.values()]
}

/** The first part of such a text that names no column; null where each names one. */
export function namesNoColumn(text: string): string | null {
  const [first = '', ...others] = text.split(BETWEEN).map((part) => part.split(WIDTH, 1)[0] ?? '')
  const named = first === NAME ? others : [first, ...others]
  return named.find((name) => !isTableColumn(decoded(name))) ?? null
}

export function widthWithin(pixels: number): number {
  return Math.round(Math.min(Math.max(pixels, WIDTHS.least), WIDTHS.most))
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}
