import { workOut, workOutGroups } from '../../sync/assistant/analysis/analyze.ts'
import type { Ask, AskedFigure, Grouping } from '../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../sync/assistant/row-set.ts'
import type { Book } from '../../sync/book/book.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import type { Day } from '../../sync/domain/dates/days.ts'
import type { Findings } from './tools/findings.ts'

interface Asker {
  book: Book
  today: Day
}

const SUMMARY = 'Draft a summary for my client'
/** Of these a number a quarter is asked by the name of one. */
const NAMED: readonly Grouping[] = ['city', 'propertyType', 'submarket', 'county', 'landlordFirm']

/** What may be asked of a figure next, of the same rows: each has rows enough to be answered. */
export function nextAsks(asker: Asker, { ask, rows }: NonNullable<Findings['asked']>): string[] {
  if (!('figure' in ask) || ask.kind === 'standing' || ask.kind === 'share') return []
  const { figure } = ask
  const same = otherFigure(asker, rows, figure)
  // What is compared has its own sets, which nothing else narrows.
  if (ask.kind === 'compare') return same === null ? [] : [same]
  return [
    leaseAlone(asker, rows, figure),
    same,
    furtherParts(asker, rows, ask),
    nextExpirations(asker, rows),
    SUMMARY,
  ].filter((question) => question !== null)
}

/** Rents of several lease types are not alike. */
function leaseAlone(asker: Asker, rows: RowSet, figure: AskedFigure | null): string | null {
  if (figure !== 'rentPerSf' && figure !== 'netEffectiveRent') return null
  const types = groupsOf(asker, rows, 'leaseType')
  const [most] = types
  return most === undefined || types.length < 2 ? null : `Only ${most.label}`
}

function otherFigure({ book }: Asker, rows: RowSet, figure: AskedFigure | null): string | null {
  const other = figure === 'rentPerSf' ? 'netEffectiveRent' : 'rentPerSf'
  if (workOut(book, rows, other, 'count').n < 2) return null
  return `Same for ${other === 'rentPerSf' ? 'rent' : 'net effective rent'}`
}

/** Of several groups the first by quarter, of one number the same by town or by quarter. */
function furtherParts(asker: Asker, rows: RowSet, ask: Ask): string | null {
  if (ask.kind === 'group' || ask.kind === 'rank') {
    const [largest] = groupsOf(asker, rows, ask.by)
    const isNamed = largest !== undefined && NAMED.includes(ask.by)
    if (!isNamed || groupsOf(asker, largest.rows, 'signedQuarter').length < 2) return null
    const lead = ask.by === 'city' || ask.by === 'county' || ask.by === 'submarket' ? 'In' : 'For'
    return `${lead} ${largest.label} by quarter`
  }
  if (ask.kind !== 'trend' && groupsOf(asker, rows, 'signedQuarter').length > 1) return 'By quarter'
  return groupsOf(asker, rows, 'city').length > 1 ? 'By town' : null
}

/** The largest first. */
function groupsOf({ book }: Asker, rows: RowSet, by: Grouping) {
  return workOutGroups(book, rows, null, 'count', by).groups.toSorted((a, b) => b.n - a.n)
}

function nextExpirations({ book, today }: Asker, rows: RowSet): string | null {
  if (rows.criteria.some((one) => one.kind === 'date' && one.field === 'expiration')) return null
  const year = Number(today.slice(0, 4)) + 1
  const expires: Criterion = {
    kind: 'date',
    field: 'expiration',
    from: `${year}-01-01`,
    to: `${year}-12-31`,
  }
  const { n } = workOut(book, { ...rows, criteria: [...rows.criteria, expires] }, null, 'count')
  return n < 2 ? null : `Only those expiring in ${year}`
}
