import { saidBy } from '../cells/typed-cells.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { Doubt } from '../model/explained.ts'
import type { FieldReading, ImportedField, RowOutcome, SkipReason } from '../model/read-row-outcome.ts'
import { isMisleading } from '../row/misleading.ts'
import type { RentBounds } from './rent-bounds.ts'
import { whyInWords } from './why-in-words.ts'

export const DATE_FIELDS: ReadonlySet<ImportedField> = new Set([
  'commencement',
  'expiration',
  'dateSigned',
  'saleDate',
])
export const RENT_FIELDS: ReadonlySet<ImportedField> = new Set(['rentPerSf', 'askingRent', 'effectiveRent'])

const LEFT_OUT: Readonly<Record<Exclude<SkipReason, 'blank' | 'duplicate'>, string>> = {
  total: 'a total, or another sum of rows',
  vacant: 'vacant space without an address',
  'repeated-header': 'the header again',
  'section-title': 'a title or a note',
  'rent-step': 'a rent step or a charge of the lease above',
}

/** A leased area may be measured a little larger than its building. */
const SAME_AREA = 1.005

/** What of a row a person may want to decide. A cell is named once for each group. */
export function doubtsOf(
  layout: SheetLayout,
  outcome: RowOutcome,
  cells: readonly Cell[],
  bounds: RentBounds | null,
): Doubt[] {
  if (outcome.kind === 'skipped')
    return outcome.reason === 'blank' || outcome.reason === 'duplicate'
      ? []
      : [ofRow('left-out', LEFT_OUT[outcome.reason])]
  const doubts = outcome.readings.flatMap((reading) => ofReading(layout, reading, cells, bounds))
  if (outcome.kind === 'rejected') {
    const own = outcome.problems.filter(({ column }) => column === null)
    return [
      ...own.map(({ code, raw }) =>
        code === 'nothing-identifies'
          ? ofRow('nothing-identifies', whyInWords(code, '', false))
          : ofRow('shifted', `more cells than the header: ${saidBy(raw)}`),
      ),
      ...distinct(doubts),
    ]
  }
  const { property } = outcome
  if (layout.byRole.has('address') && property.address === null && property.latitude === null)
    doubts.push(ofRow('no-address', 'no address or coordinates'))
  const area = layout.byRole.get('dealArea')
  if (area && property.leasedSf !== null && property.squareFootage !== null) {
    if (property.leasedSf > property.squareFootage * SAME_AREA) {
      const why = `${inSf(property.leasedSf)} leased in a building of ${inSf(property.squareFootage)}`
      doubts.push({ kind: 'area-above-building', index: area.index, field: 'leasedSf', why })
    }
  }
  return distinct(doubts)
}

function ofReading(
  layout: SheetLayout,
  reading: FieldReading,
  cells: readonly Cell[],
  bounds: RentBounds | null,
): Doubt[] {
  const { field, column, problem, value, assumed } = reading
  const index = layout.indexByHeader.get(column)
  if (index === undefined) return []
  const text = saidBy(cells[index] ?? null)
  if (problem) {
    const isDate = DATE_FIELDS.has(field)
    const kind = isMisleading(reading) ? 'contradicts' : isDate ? 'date' : 'unreadable'
    return [{ kind, index, field, why: whyInWords(problem.code, text, isDate) }]
  }
  if (typeof value !== 'number' || !RENT_FIELDS.has(field)) return []
  const doubts: Doubt[] = []
  if (assumed) doubts.push({ kind: 'rent-period', index, field, why: `taken for ${periodOf(reading)}` })
  const isOutside = field === 'rentPerSf' && bounds && (value < bounds.low || value > bounds.high)
  if (isOutside) {
    const side = value < bounds.low ? 'below' : 'above'
    doubts.push({ kind: 'rent-outlier', index, field, why: `far ${side} the others of its column` })
  }
  return doubts
}

function periodOf({ unit }: FieldReading): string {
  return unit?.endsWith('/yr') ? 'a year' : 'a month'
}

function ofRow(kind: Doubt['kind'], why: string): Doubt {
  return { kind, index: null, field: null, why }
}

function distinct(doubts: readonly Doubt[]): Doubt[] {
  const seen = new Set<string>()
  return doubts.filter(({ kind, index }) => {
    const key = `${kind} ${index}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function inSf(area: number): string {
  return `${Math.round(area).toLocaleString('en-US')} SF`
}
