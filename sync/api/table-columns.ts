import * as z from 'zod/mini'
import { COLUMNS_LENGTH, type LaidColumn, namesNoColumn, readColumns } from '../domain/table/table-layout.ts'
import { described } from './described.ts'

const laidColumns = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(COLUMNS_LENGTH)),
  z.transform((text, context): readonly LaidColumn[] => {
    const columns = readColumns(text)
    const unknown = namesNoColumn(text)
    if (columns !== null && unknown === null) return columns
    const problem = `names no column of a table: ${unknown ?? text}`
    context.issues.push({ code: 'custom', input: text, params: { problem } })
    return z.NEVER
  }),
)

/** The columns of a file, as the address of a page has those of its table. */
export const tableColumns = described(
  'In place of `columns`: those of a table, as `cols` of a page’s address has them: fields, `distance`, `amenities`, `custom.` with the name of a source’s own column, and the rents that are worked out with what the team assumes: `effectiveOverTerm`, `netEffectiveRent`, `netRent`, `grossRent`. They follow the name and the address, as in the page’s own file: the same bytes. A report and a PDF take as many as a page has room for; GeoJSON has every column.',
  z.optional(laidColumns),
)
