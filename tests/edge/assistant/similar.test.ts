import { expect, test } from 'vitest'
import { slotsOf } from '../../../sync/assistant/row-set.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { askBuiltIn } from './ask-built-in.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()

async function namesLike(question: string): Promise<string[]> {
  const { rows } = await askBuiltIn(book, question)
  return rows === null ? [] : Array.from(slotsOf(book, rows), (slot) => propertyAt(book, slot).name)
}

test('what is like a building is larger, cheaper or fewer where that was asked', async () => {
  expect(await namesLike('properties similar to Fir Depot but larger')).toEqual(
    expect.arrayContaining(['Cedar Depot', 'Dogwood Works', 'Hazel Center']),
  )
  expect(await namesLike('properties similar to Fir Depot but larger')).toHaveLength(3)
  expect((await namesLike('properties similar to Fir Depot but cheaper')).sort()).toEqual([
    'Alder Depot',
    'Elm Depot',
    'Hazel Center',
  ])
  expect(await namesLike('2 properties similar to Fir Depot')).toHaveLength(2)
})

test('what else is asked of those alike holds for each, and none is said to be none', async () => {
  expect(await namesLike('properties similar to Fir Depot with cranes')).toEqual(
    expect.arrayContaining(['Alder Depot', 'Dogwood Works']),
  )
  const { words } = await askBuiltIn(book, 'properties similar to Fir Depot, under $0.10')
  expect(words).toBe('No property like Fir Depot meets what else you asked for.')
})

test('what is similar without a name is like the property that is talked of', async () => {
  const like = async (...questions: string[]) => {
    const { rows, words } = await askBuiltIn(book, ...questions)
    const names = rows === null ? [] : Array.from(slotsOf(book, rows), (slot) => propertyAt(book, slot).name)
    return { names: names.sort(), words }
  }
  const named = await like('properties similar to Fir Depot but larger')
  expect((await like('tell me about Fir Depot', 'similar but larger')).names).toEqual(named.names)
  expect((await like('tell me about Fir Depot', 'anything like it, only larger?')).names).toEqual(named.names)
  const picked = await like('warehouses in Tomball', 'the second one', 'similar ones but larger')
  expect(picked.names).toEqual(named.names)
  expect(picked.words).toContain('most like Fir Depot and larger')
})

test('several percentiles are told, each with its own figure', async () => {
  const { words } = await askBuiltIn(book, '10th and 90th percentile of rent for warehouses')
  expect(words).toMatch(
    /The 10th percentile of the rent of .* is \$0\.\d\d\/SF\/mo, the 90th is \$\d\.\d\d\/SF\/mo\./,
  )
})
