import { expect, test } from 'vitest'
import { slotsOf } from '../../../sync/assistant/row-set.ts'
import { overlay } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'
import { askBuiltIn } from './ask-built-in.ts'

/** Of the same rent and term, with ever more months free; the last states no term. */
const book = overlay(
  makeBase(
    1,
    [0, 2, 4, 6, null].map((free, i) =>
      makeProperty({
        id: `p${i}`,
        name: `Depot ${i}`,
        city: i === 0 ? 'Katy' : 'Tomball',
        rentPerSf: 1,
        leaseTerm: free === null ? null : 60,
        freeRentMonths: free,
        tiPerSf: 0,
        rentEscalationPct: 0,
      }),
    ),
  ),
  [],
)

async function names(...questions: string[]) {
  const { rows, words } = await askBuiltIn(book, ...questions)
  return {
    names: rows === null ? [] : Array.from(slotsOf(book, rows), (slot) => propertyAt(book, slot).name),
    words,
  }
}

test('properties are put in order by a figure that no column has, with what they come to', async () => {
  const best = await names('2 highest net effective rents')
  expect(best.names).toEqual(['Depot 0', 'Depot 1'])
  expect(best.words).toContain(
    'The 2 highest net effective rents of 4 properties run from $1.00/SF/mo to $0.97/SF/mo.',
  )
  expect(best.words).toContain('1 more does not state what the net effective rent is worked out from')
  expect((await names('two lowest net effective rents')).names).toEqual(['Depot 3', 'Depot 2'])
  expect((await names('top 3 deals in Tomball by net effective rent')).names).toEqual([
    'Depot 1',
    'Depot 2',
    'Depot 3',
  ])
})

test('the number is changed by a follow-up, and the end by who pays', async () => {
  expect((await names('2 highest net effective rents', 'make that 3')).names).toHaveLength(3)
  expect((await names('best 2 net effective rents for a tenant')).names).toEqual(['Depot 3', 'Depot 2'])
})

test('where no property states what it takes, nothing is put in its place', async () => {
  const { words } = await names('5 lowest net effective rents over $3')
  expect(words).toMatch(/cannot be worked out|to work out|No propert/)
})
