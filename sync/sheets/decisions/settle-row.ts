import { saidBy } from '../cells/typed-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { FieldReading, RowOutcome } from '../model/read-row-outcome.ts'
import { quoted } from '../problems/why-in-words.ts'
import { readRow } from '../read-row.ts'
import { type DecidedDoubt, rejectedAsDecided } from './rejected-as-decided.ts'

/** What a row comes to by what was typed for its cells and decided of its doubts. */
export function settleRow(
  layout: SheetLayout,
  row: Pick<SheetRow, 'cells' | 'links'>,
  undecided: RowOutcome,
  typed: ReadonlyMap<number, string>,
  decided: readonly DecidedDoubt[],
): RowOutcome {
  const texts = new Map<number, string>(typed)
  const periods = new Map(layout.periods)
  for (const { doubt, decision } of decided) {
    const { index } = doubt
    if (index === null || texts.has(index)) continue
    switch (decision.do) {
      case 'leave-empty':
        texts.set(index, '')
        break
      case 'replace':
        texts.set(index, decision.text)
        break
      case 'as-month':
      case 'as-year':
        periods.set(index, decision.do === 'as-month' ? 'month' : 'year')
        break
      case 'keep':
      case 'leave-out':
      case 'reject':
    }
  }
  const rejecting = decided.filter(
    ({ doubt, decision }) => decision.do === 'reject' && (doubt.index === null || !typed.has(doubt.index)),
  )
  if (rejecting.length > 0) return rejectedAsDecided(layout, row, undecided, rejecting)
  const isAsRead = texts.size === 0 && periods.size === layout.periods.size
  const outcome = isAsRead && samePeriods(periods, layout) ? undecided : reread(layout, row, texts, periods)
  return texts.size === 0 ? outcome : withTyped(layout, row.cells, outcome, texts, decided)
}

function samePeriods(periods: ReadonlyMap<number, string>, layout: SheetLayout): boolean {
  return [...periods].every(([index, period]) => layout.periods.get(index) === period)
}

function reread(
  layout: SheetLayout,
  { cells, links }: Pick<SheetRow, 'cells' | 'links'>,
  texts: ReadonlyMap<number, string>,
  periods: SheetLayout['periods'],
): RowOutcome {
  const changed = [...cells]
  for (const [index, text] of texts) {
    while (changed.length < index) changed.push(null)
    changed[index] = text === '' ? null : text
  }
  return readRow({ ...layout, periods }, links ? { cells: changed, links } : { cells: changed })
}

/**
 * The readings give what the sheet has and what was typed instead. The text of a cell that a person left empty goes
 * to the notes.
 */
function withTyped(
  layout: SheetLayout,
  cells: readonly Cell[],
  outcome: RowOutcome,
  texts: ReadonlyMap<number, string>,
  decided: readonly DecidedDoubt[],
): RowOutcome {
  if (outcome.kind === 'skipped') return outcome
  const readings = outcome.readings.map((reading): FieldReading => {
    const index = layout.indexByHeader.get(reading.column)
    const text = index === undefined ? undefined : texts.get(index)
    return index === undefined || text === undefined
      ? reading
      : { ...reading, raw: cells[index] ?? null, typed: text }
  })
  if (outcome.kind === 'rejected') return { ...outcome, readings }
  const left = [...texts].flatMap(([index, text]) => {
    const said = saidBy(cells[index] ?? null)
    return text === '' && said !== '' ? [{ index, header: layout.header[index] ?? '', said }] : []
  })
  if (left.length === 0) return { ...outcome, readings }
  const { notes } = outcome.property
  const lines = left.map(({ header, said }) => quoted(header, said))
  return {
    ...outcome,
    property: { ...outcome.property, notes: [...(notes === null ? [] : [notes]), ...lines].join('\n') },
    readings: [
      ...readings,
      ...left.flatMap(({ index, header, said }): FieldReading[] => {
        const raw = cells[index] ?? null
        const field = decided.find(({ doubt }) => doubt.index === index)?.doubt.field
        return [
          ...(field ? [{ field, column: header, raw, value: null, typed: '' }] : []),
          { field: 'notes', column: header, raw, value: quoted(header, said) },
        ]
      }),
    ],
  }
}
