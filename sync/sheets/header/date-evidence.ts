import type { SheetRow } from '../file/sheet.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { RoleCandidate } from '../model/explained.ts'
import { readRow } from '../read-row.ts'
import type { SheetLayout } from './sheet-layout.ts'

export interface DateEvidence {
  readonly candidates: ReadonlyMap<ColumnRole, RoleCandidate>
  readonly columns: readonly number[]
  readonly derived: string
  derivedOf(row: SheetRow): string | null
}

const DAYS_A_MONTH = 30.44
/** A lease is signed at most so many months before it begins. */
const LONGEST_WAIT = 12
/** Terms run from month to month, so a date within so many days of the beginning is the beginning. */
const SAME_DAYS = 16

/** What the lease's end less its term says of a column of dates: whether they are its beginning, or lie before it. */
export function dateEvidence(
  layout: SheetLayout,
  rows: readonly SheetRow[],
  index: number,
  rivals: readonly ColumnRole[],
): DateEvidence | null {
  const term = layout.byRole.get('leaseTerm')
  const end = layout.byRole.get('expiration')
  const own = layout.byIndex.get(index)
  if (!term || !end || !own || !rivals.includes('commencement') || !rivals.includes('dateSigned')) return null
  const read = (row: SheetRow) => {
    const outcome = readRow(layout, row)
    if (outcome.kind !== 'property') return null
    const { leaseTerm, expiration } = outcome.property
    const reading = outcome.readings.find(({ field, column }) => field === own.role && column === own.header)
    const date = typeof reading?.value === 'string' ? dayOf(reading.value) : null
    const ends = expiration === null ? null : dayOf(expiration)
    if (ends === null || leaseTerm === null) return null
    return { date, begins: ends - leaseTerm * DAYS_A_MONTH }
  }
  let onTheDay = 0
  let before = 0
  for (const row of rows) {
    const dates = read(row)
    if (!dates || dates.date === null) continue
    const wait = dates.begins - dates.date
    if (Math.abs(wait) <= SAME_DAYS) onTheDay++
    else if (wait > 0 && wait <= LONGEST_WAIT * DAYS_A_MONTH) before++
  }
  return {
    candidates: new Map([
      ['dateSigned', { role: 'dateSigned', rows: before, says: 'lie up to a year before the lease begins' }],
      [
        'commencement',
        { role: 'commencement', rows: onTheDay, says: 'are about the day on which the lease begins' },
      ],
    ]),
    columns: [index, term.index, end.index],
    derived: 'begins',
    derivedOf(row) {
      const dates = read(row)
      return dates && new Date(dates.begins * DAY_MS).toISOString().slice(0, 7)
    },
  }
}

const DAY_MS = 86_400_000

/** The days since 1970 of a date as exact as it is; of a month or a year its end. */
function dayOf(date: string): number | null {
  const [, year = '', month, quarter, day] = /^(\d{4})(?:-(\d\d)|-Q(\d))?(?:-(\d\d))?$/.exec(date) ?? []
  if (year === '') return null
  const last = quarter ? Number(quarter) * 3 : Number(month ?? 12)
  const time = day ? Date.UTC(Number(year), last - 1, Number(day)) : Date.UTC(Number(year), last, 0)
  return time / DAY_MS
}
