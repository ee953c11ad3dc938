import type { BookColumns } from '../columns/book-columns.ts'
import { numberAt } from '../columns/number-column.ts'
import { allValues, type Codes, createCodes, type StringColumn } from '../columns/string-column.ts'
import { weakMemo } from '../memo.ts'
import { BAND_FIGURES, BANDS, type BandField, bandNumber, isBandField } from './bands.ts'
import { SINGLE_FIELDS, type SingleField } from './portfolio-field.ts'

export interface FacetColumn {
  /** Per row the number of its value, counted from 1; 0 where it is missing. */
  codes: Codes
  /** Value n of `codes` is `values[n - 1]`. Words that differ in case alone are one value. */
  values: readonly string[]
}

export type FacetColumns = Readonly<Record<SingleField, FacetColumn>>

/** The columns a portfolio is filtered by, as small whole numbers. Computed once for the columns of a book. */
export const facetColumns = weakMemo(createFacetColumns, 'facets')

type Word = Exclude<SingleField, BandField>

/** What facets are made from. */
export interface FacetSources {
  readonly rows: number
  readonly strings: Pick<BookColumns['strings'], Word>
  readonly numbers: Pick<BookColumns['numbers'], (typeof BAND_FIGURES)[BandField]>
}

function createFacetColumns(columns: FacetSources): FacetColumns {
  return Object.fromEntries(
    SINGLE_FIELDS.map((field) => [
      field,
      isBandField(field) ? bandColumn(columns, field) : wordColumn(columns.strings[field], columns.rows),
    ]),
  ) as FacetColumns
}

function bandColumn({ numbers, rows }: FacetSources, field: BandField): FacetColumn {
  const bands = BANDS[field]
  const column = numbers[BAND_FIGURES[field]]
  const codes = createCodes(rows, bands.length)
  for (let row = 0; row < rows; row++) codes[row] = bandNumber(bands, numberAt(column, row))
  return { codes, values: bands.map(({ id }) => id) }
}

function wordColumn(column: StringColumn, rows: number): FacetColumn {
  const own = column.codes
  if (own === null) throw new Error('Only columns with shared values have facets.')
  const values: string[] = []
  const numbers = new Map<string, number>()
  const numberOf = Uint32Array.from([
    0,
    ...allValues(column).map((value) => {
      const key = value.toLowerCase()
      const number = numbers.get(key) ?? values.push(value)
      numbers.set(key, number)
      return number
    }),
  ])
  const codes = createCodes(rows, values.length)
  for (let row = 0; row < rows; row++) codes[row] = numberOf[own[row] as number] as number
  return { codes, values }
}
