import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customColumn } from '../../../../sync/domain/fields/custom-fields.ts'
import {
  withMoved,
  withPlaced,
  withToggled,
  withWidth,
} from '../../../../sync/domain/table/change-columns.ts'
import { FIELD_COLUMNS, type TableColumn } from '../../../../sync/domain/table/table-column.ts'
import {
  columnsText,
  type LaidColumn,
  readColumns,
  readNameWidth,
  WIDTHS,
} from '../../../../sync/domain/table/table-layout.ts'
import { columnsOfJob, JOB_NAMES, jobOf, USUAL_COLUMNS } from '../../../../sync/domain/table/usual-columns.ts'

const anyColumn = fc.oneof(
  fc.constantFrom<TableColumn>(...FIELD_COLUMNS, 'distance', 'amenities'),
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).map(customColumn),
)
const anyLayout: fc.Arbitrary<readonly LaidColumn[]> = fc
  .uniqueArray(
    fc.record({ column: anyColumn, width: fc.option(fc.integer({ min: WIDTHS.least, max: WIDTHS.most })) }),
    {
      selector: ({ column }) => column,
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((columns) => columns.map(({ column, width }) => (width === null ? { column } : { column, width })))

const names = (columns: readonly LaidColumn[]) => columns.map(({ column }) => column)
const three: readonly LaidColumn[] = [{ column: 'tenant' }, { column: 'rentPerSf' }, { column: 'yearBuilt' }]

test('an address gives back the columns it was given, custom ones and widths included', () => {
  fc.assert(
    fc.property(anyLayout, (columns) => {
      expect(readColumns(columnsText(columns))).toEqual(columns)
    }),
  )
})

test('an address gives back the width of the names, and has none where it is as usual', () => {
  fc.assert(
    fc.property(
      anyLayout,
      fc.option(fc.integer({ min: WIDTHS.least, max: WIDTHS.most })),
      (columns, width) => {
        const text = columnsText(columns, width ?? undefined)
        expect(readNameWidth(text)).toBe(width ?? undefined)
        expect(readColumns(text)).toEqual(columns)
      },
    ),
  )
  expect([readNameWidth('name~9,zip'), readNameWidth('name,zip'), readNameWidth('zip,name~300')]).toEqual([
    WIDTHS.least,
    undefined,
    undefined,
  ])
})

test('what names no column is left out of an address, and what has none is none', () => {
  expect(readColumns('tenant,nothing,rentPerSf~9,%E0,name,tenant')).toEqual([
    { column: 'tenant' },
    { column: 'rentPerSf', width: WIDTHS.least },
  ])
  expect([readColumns(''), readColumns('nothing')]).toEqual([null, null])
})

test('a column is taken in at the end and out again, and the last one stays', () => {
  expect(names(withToggled(three, 'zip'))).toEqual(['tenant', 'rentPerSf', 'yearBuilt', 'zip'])
  expect(names(withToggled(three, 'tenant'))).toEqual(['rentPerSf', 'yearBuilt'])
  expect(withToggled([{ column: 'zip' }], 'zip')).toEqual([{ column: 'zip' }])
})

test('a column moves as far as there are places, and keeps its width', () => {
  expect(names(withMoved(three, 'tenant', 1))).toEqual(['rentPerSf', 'tenant', 'yearBuilt'])
  expect(names(withMoved(three, 'tenant', -1))).toEqual(names(three))
  expect(names(withPlaced(three, 'yearBuilt', 0))).toEqual(['yearBuilt', 'tenant', 'rentPerSf'])
  expect(withMoved(withWidth(three, 'tenant', 200), 'tenant', 9).at(-1)).toEqual({
    column: 'tenant',
    width: 200,
  })
  expect(withWidth(three, 'tenant', 9_999)[0]).toEqual({ column: 'tenant', width: WIDTHS.most })
})

test('each job has columns that are known as its own; changed ones are of no job', () => {
  expect(JOB_NAMES.map((job) => jobOf(columnsOfJob(job)))).toEqual(JOB_NAMES)
  expect(jobOf(withWidth(USUAL_COLUMNS.wide, 'tenant', 200))).toBeNull()
})
