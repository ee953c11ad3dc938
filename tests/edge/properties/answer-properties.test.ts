import { expect, test } from 'vitest'
import {
  answerProperties,
  type FoundProperties,
  writeProperties,
} from '../../../edge/properties/answer-properties.ts'
import { type Book, overlay } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const COUNT = 1_001
const ids = Array.from({ length: COUNT }, (_, i) => `p${String(i).padStart(4, '0')}`)
const base = makeBase(
  1,
  ids.map((id, i) =>
    makeProperty({ id, name: `Dock "${id}" ${i % 3 === 0 ? '🏭' : 'é'}`, rentPerSf: i / 7 }),
  ),
)

/** A book whose first properties were changed since its snapshot. */
function changedBook(): Book {
  const changes = ids.slice(0, 5).map((id) => ({ id, property: makeProperty({ id, name: 'Renamed\u2028' }) }))
  return overlay(base, changes)
}

function found(count: number, rest: FoundProperties['rest'] = {}): FoundProperties {
  return { key: 'results', slots: Uint32Array.from({ length: count }, (_, i) => COUNT + 4 - i), rest }
}

test.each([0, 1, 200, 201, 1_000])(
  '%i properties are one JSON document, byte for byte as if written at once, also when asked again',
  async (count) => {
    const book = changedBook()
    const rest = { totalCount: count, parsedCriteria: null }
    const { slots } = found(count)
    const expected = JSON.stringify({
      ...rest,
      results: Array.from(slots, (slot) => propertyAt(book, slot)),
    })
    for (let time = 0; time < 2; time++) {
      const answer = await answerProperties(book, count, [count], () => found(count, rest))
      expect(answer.headers.get('Content-Type')).toBe('application/json')
      expect(await answer.text()).toBe(expected)
    }
  },
)

test.each([0, 1, 200, 201, 1_000])(
  '%i properties can each say something beside themselves',
  async (count) => {
    const book = changedBook()
    const { slots } = found(count)
    const beside = (place: number) => ({ distance: place / 3 })
    const answer = await writeProperties(book, { ...found(count, { radiusMiles: 5 }), beside })
    const results = Array.from(slots, (slot, place) => ({ ...propertyAt(book, slot), ...beside(place) }))
    expect(await answer.text()).toBe(JSON.stringify({ radiusMiles: 5, results }))
  },
)

test('many properties are written while they are read, never as a whole', async () => {
  let written = 0
  const beside = () => ({ written: ++written })
  const answer = await writeProperties(changedBook(), { ...found(1_000), beside })
  expect(written).toBeLessThan(1_000)
  await answer.text()
  expect(written).toBe(1_000)
})

test('a question is worked out once for a book, and anew for the next book', async () => {
  let times = 0
  const ask = (book: Book, question: string) =>
    answerProperties(book, 2, [question], () => {
      times++
      return found(2, { times })
    })
  const [before, after] = [changedBook(), overlay(base, [])]
  const texts = []
  for (const [book, question] of [
    [before, 'a'],
    [before, 'a'],
    [before, 'b'],
    [after, 'a'],
  ] as const)
    texts.push((await (await ask(book, question)).json()).times)
  expect(texts).toEqual([1, 1, 2, 3])
})

test('a question that is refused is not kept', async () => {
  const book = changedBook()
  const refuse = () => {
    throw new Error('refused')
  }
  await expect(answerProperties(book, 2, ['a'], refuse)).rejects.toThrow('refused')
  expect((await answerProperties(book, 2, ['a'], () => found(2))).status).toBe(200)
})

test('many properties are given out piece by piece, while other work goes on', async () => {
  let turns = 0
  const timer = setInterval(() => turns++)
  const answer = await answerProperties(changedBook(), COUNT, [], () => found(COUNT))
  const pieces = []
  for await (const piece of answer.body ?? []) pieces.push(piece.length)
  clearInterval(timer)
  expect(pieces.length).toBeGreaterThan(5)
  expect(Math.max(...pieces)).toBeLessThan(pieces.reduce((sum, length) => sum + length, 0) / 4)
  expect(turns).toBeGreaterThan(2)
})
