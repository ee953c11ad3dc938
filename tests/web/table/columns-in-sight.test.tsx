import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TableColumn } from '../../../sync/domain/table/table-column.ts'
import { widthOf } from '../../../web/table/column-width.ts'
import { columnsWithin, type PartedColumns, usePartedColumns } from '../../../web/table/columns-in-sight.ts'

const NAMES: readonly TableColumn[] = ['tenant', 'rentPerSf', 'leaseType', 'squareFootage', 'buyer', 'zip']
const tables = fc.array(
  fc.record({ column: fc.constantFrom(...NAMES), width: fc.integer({ min: 48, max: 300 }) }),
  { minLength: 1 },
)

test('a column is in sight where any of it lies within the pane', () => {
  fc.assert(
    fc.property(tables, fc.nat(900), fc.integer({ min: 1, max: 900 }), (columns, from, width) => {
      const { first, end } = columnsWithin(columns, from, from + width, 0)
      let left = 0
      for (const [i, column] of columns.entries()) {
        const right = left + widthOf(column)
        expect(i >= first && i < end).toBe(right > from && left < from + width)
        left = right
      }
    }),
  )
})

interface ProbeProps {
  of: Parameters<typeof usePartedColumns>
  into: PartedColumns[]
}

function Probe({ of, into }: ProbeProps) {
  into.push(usePartedColumns(...of))
  return null
}

function parted(...of: ProbeProps['of']): PartedColumns {
  const into: PartedColumns[] = []
  renderToStaticMarkup(<Probe {...{ of, into }} />)
  return into[0] as PartedColumns
}

test('a row has as many cells as there are columns, whichever are in sight and were painted last', () => {
  fc.assert(
    fc.property(tables, fc.nat(900), fc.integer({ min: 1, max: 900 }), (columns, from, width) => {
      const sight = columnsWithin(columns, from, from + width, 0)
      const { now, later, isEndSeen } = parted(columns, columns, sight)
      expect([...now.ahead, ...now.seen, ...now.beyond]).toEqual(columns)
      expect(later).toBe(now)
      expect(isEndSeen).toBe(sight.end === columns.length)
    }),
  )
})

test('out of sight a row keeps the columns that were painted last, and never has one too many', () => {
  const painted = NAMES.map((column) => ({ column }))
  const columns = painted.slice(0, 4).toReversed()
  expect(parted(columns, painted, { first: 0, end: 4 }).now).toEqual({
    ahead: [],
    seen: columns,
    beyond: [],
  })
  expect(parted(columns, painted, { first: 1, end: 2 }).now).toEqual({
    ahead: painted.slice(0, 1),
    seen: columns.slice(1, 2),
    beyond: painted.slice(2),
  })
})
