import { excerpt } from '../cells/plain-text.ts'
import type { UnchosenTable, WorkbookEvent } from '../model/workbook-event.ts'
import type { DecisionsInUse } from './decisions-in-use.ts'

type Unchosen = { -readonly [K in keyof UnchosenTable]: UnchosenTable[K] }

/** The events of one sheet without the tables that were not chosen, which are named once it is read. */
export async function* passUnchosen(
  events: AsyncIterable<WorkbookEvent>,
  decisions: DecisionsInUse,
  onTable: () => void,
): AsyncGenerator<WorkbookEvent> {
  const unchosen = new Map<number, Unchosen>()
  let inSheet = 0
  for await (const event of events) {
    if (event.kind === 'sheet') {
      onTable()
      const { info, explained } = event
      const place = { info, inSheet: inSheet++, firstColumn: explained?.firstColumn ?? 0 }
      if (!decisions.isChosen(info.sheet, place.inSheet)) {
        unchosen.set(info.table, { ...place, rows: 0, lastRow: info.headerRow })
        continue
      }
    }
    const passed = event.kind === 'row' ? unchosen.get(event.table) : undefined
    if (passed && event.kind === 'row') {
      passed.rows++
      passed.lastRow = event.row.rowNumber
      continue
    }
    const isBesideUnchosen = event.kind === 'outside' && inSheet > 0 && unchosen.size === inSheet
    if (!isBesideUnchosen) yield event
  }
  for (const table of unchosen.values()) {
    const { sheet, headerRow } = table.info
    const sentence = `The table at row ${headerRow} of sheet “${excerpt(sheet)}” was not chosen.`
    yield { kind: 'passed-over', sheet, reason: 'not-chosen', sentence, table }
  }
}
