import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Field,
  known,
  OTHERS,
  type Truth,
  truth,
  truthAt,
  WRITINGS,
  type Writing,
} from './made-sheet.ts'
import { readRows, type SheetCell } from './read-sheets.ts'

const FIELDS = ['address', ...OTHERS] as const

const shape = fc.record({
  rows: fc.array(truth, { minLength: 2, maxLength: 6 }),
  fields: fc.shuffledSubarray([...OTHERS], { minLength: 5 }),
  writings: fc.array(fc.nat(11), { minLength: 12, maxLength: 12 }),
  lines: fc.integer({ min: 2, max: 4 }),
  isNumbered: fc.boolean(),
  isApart: fc.boolean(),
  title: fc.option(fc.constantFrom('INDUSTRIAL LEASE COMPARABLES', 'Lease Comps - South Bay')),
  end: fc.option(fc.constantFrom('Average', 'Source: broker research', 'Total / Avg.')),
})
type Shape = typeof shape extends fc.Arbitrary<infer S> ? S : never

/** An address and other fields, each in its own way, and what the rows say. */
function made({ rows, fields, writings }: Shape): { columns: Writing[]; truths: Truth[] } {
  const order: Field[] = ['address', ...fields]
  const columns = order.map((field, i) => {
    const ways = WRITINGS[field]
    return ways[(writings[i] ?? 0) % ways.length] as Writing
  })
  return { columns, truths: rows.map((row, i) => known(order)(truthAt(row, 1001 + i * 10))) }
}

/** The columns by the lines that they stand in: at least three in each. */
function inLines(columns: readonly Writing[], lines: number): Writing[][] {
  const count = Math.min(lines, Math.floor(columns.length / 3))
  const width = Math.ceil(columns.length / count)
  return Array.from({ length: count }, (_, i) => columns.slice(i * width, (i + 1) * width)).filter(
    ({ length }) => length > 2,
  )
}

function written(row: Truth, line: readonly Writing[]): SheetCell[] {
  return line.map(({ field, write }) => write(row[field] as never))
}

function foldedSheet(shaped: Shape, copies = 1): { rows: SheetCell[][]; truths: Truth[] } {
  const { columns, truths } = made(shaped)
  const lines = inLines(columns, shaped.lines)
  const of = new Set(lines.flat().map(({ field }) => field))
  const all = Array.from({ length: copies }, (_, copy) =>
    truths.map((row) => ({ ...row, address: `${copy}${row.address}`.replace(/^0/, '') })),
  ).flat()
  const numbered = (number: SheetCell, cells: SheetCell[]) => (shaped.isNumbered ? [number, ...cells] : cells)
  const body = all.flatMap((row, i) => [
    ...lines.map((line, at) => numbered(at === 0 ? i + 1 : null, written(row, line))),
    ...(shaped.isApart ? [[]] : []),
  ])
  const header = lines.map((line, at) =>
    numbered(
      at === 0 ? 'No.' : null,
      line.map((own) => own.header),
    ),
  )
  const title = shaped.title === null ? [] : [[shaped.title], []]
  return {
    rows: [...title, ...header, ...body, ...(shaped.end ? [[shaped.end]] : [])],
    truths: all.map(known([...of])),
  }
}

async function expectRows(rows: SheetCell[][], truths: readonly Truth[]): Promise<void> {
  const { properties } = await readRows(rows, FIELDS)
  const byAddress = (all: readonly (readonly unknown[])[]) =>
    all.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))
  expect(byAddress(properties)).toEqual(byAddress(truths.map((row) => FIELDS.map((field) => row[field]))))
}

test('rows of two to four lines each are read whole', async () => {
  await fc.assert(
    fc.asyncProperty(shape, async (shaped) => {
      const { rows, truths } = foldedSheet(shaped)
      await expectRows(rows, truths)
    }),
    { numRuns: 200, seed: 18 },
  )
})

test('rows of several lines are read to the end, however many there are', async () => {
  await fc.assert(
    fc.asyncProperty(shape, async (shaped) => {
      const { rows, truths } = foldedSheet(shaped, 100)
      await expectRows(rows, truths)
    }),
    { numRuns: 15, seed: 18 },
  )
})

test('fields with their values below each other are a property a list, whatever parts the lists', async () => {
  const between = fc.constantFrom<(number: number) => SheetCell[][]>(
    () => [[]],
    () => [['---']],
    () => [],
    (number) => [[], [`LEASE COMP NO. ${number}`]],
    (number) => [[], [`Comparable ${number}`], []],
  )
  await fc.assert(
    fc.asyncProperty(shape, between, fc.nat(5), async (shaped, parted, at) => {
      const { columns, truths } = made(shaped)
      const order = [...columns.slice(1, 1 + at), ...columns.slice(0, 1), ...columns.slice(1 + at)]
      const rows = truths.flatMap((row, i) => [
        ...(i === 0 && parted(1).length < 2 ? [] : parted(i + 1)),
        ...order.map(({ header, field, write }): SheetCell[] => [header, write(row[field] as never)]),
      ])
      await expectRows(rows, truths)
    }),
    { numRuns: 150, seed: 18 },
  )
})
