import { expect, test } from 'vitest'
import { NO_DECISIONS } from '../../../../sync/sheets/model/import-decisions.ts'
import {
  decideCell,
  decideColumn,
  decideGroup,
  decideTables,
} from '../../../../web/import/decisions/decide.ts'
import { beginHistory, stepBack, stepTo } from '../../../../web/import/decisions/decision-history.ts'

const DATE = { sheet: 'Comps', header: 'Date' }

test('a column has one decision, the last one, and can lose it', () => {
  const signed = decideColumn(NO_DECISIONS, DATE, { as: 'field', role: 'dateSigned' })
  const ignored = decideColumn(signed, DATE, { as: 'ignored' })
  expect(ignored.columns).toEqual([{ ...DATE, use: { as: 'ignored' } }])
  expect(decideColumn(ignored, DATE, null)).toEqual(NO_DECISIONS)
})

test('columns of the same header are decided apart', () => {
  const first = decideColumn(NO_DECISIONS, { ...DATE, nth: 0 }, { as: 'custom' })
  const both = decideColumn(first, { ...DATE, nth: 1 }, { as: 'ignored' })
  expect(both.columns.map(({ nth, use }) => [nth, use.as])).toEqual([
    [0, 'custom'],
    [1, 'ignored'],
  ])
})

test('a group and a cell keep their last decision', () => {
  const group = { ...DATE, key: 'date' }
  const rejected = decideGroup(NO_DECISIONS, group, { do: 'reject' })
  const kept = decideGroup(rejected, group, { do: 'keep' })
  expect(kept.groups).toEqual([{ ...DATE, group: 'date', decision: { do: 'keep' } }])
  const cell = { ...DATE, row: '12', was: 'Q3' }
  const mended = decideCell(decideCell(kept, cell, '2025'), cell, '9/1/2025')
  expect(mended.cells).toEqual([{ ...cell, text: '9/1/2025' }])
  expect(decideCell(mended, cell, null).cells).toEqual([])
})

test('all tables are no decision', () => {
  const one = decideTables(NO_DECISIONS, [{ sheet: 'Comps', table: 0 }], 2)
  expect(one.tables).toEqual([{ sheet: 'Comps', table: 0 }])
  expect(decideTables(one, [], 0)).toEqual(NO_DECISIONS)
})

test('decisions are taken back one by one', () => {
  const begun = beginHistory(NO_DECISIONS)
  const next = decideColumn(NO_DECISIONS, DATE, { as: 'custom' })
  expect(stepBack(stepTo(begun, next))).toEqual(begun)
  expect(stepBack(begun)).toBe(begun)
})
