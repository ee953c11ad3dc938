import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createListBuilder } from '../../../../sync/search/lists/list-builder.ts'
import {
  addNumbers,
  type NumberLists,
  putNumbers,
  raiseNumbers,
} from '../../../../sync/search/lists/number-lists.ts'

function pack(lists: readonly (readonly number[])[], below: number): NumberLists {
  const builder = createListBuilder()
  // One number of each list after the other, as words come in texts.
  const longest = Math.max(0, ...lists.map((numbers) => numbers.length))
  for (let i = 0; i < longest; i++) {
    for (const [list, numbers] of lists.entries())
      if (i < numbers.length) builder.add(list, numbers[i] as number)
  }
  return builder.finish(Uint32Array.from(lists.keys()), below)
}

function membersOf(set: Uint32Array): number[] {
  return Array.from({ length: set.length * 32 }, (_, i) => i).filter(
    (i) => (((set[i >> 5] as number) >>> (i & 31)) & 1) === 1,
  )
}

test('lists of any density are read as they were packed, repeated numbers once', () => {
  const cases = fc.constantFrom(0, 1, 31, 32, 33, 500, 100_000).chain((below) => {
    const number = below === 0 ? fc.constant<number[]>([]) : fc.array(fc.nat(below - 1), { maxLength: 80 })
    return fc.record({ below: fc.constant(below), lists: fc.array(number, { maxLength: 5 }) })
  })
  fc.assert(
    fc.property(cases, ({ below, lists }) => {
      const rising = lists.map((numbers) => numbers.toSorted((a, b) => a - b))
      const packed = pack(rising, below)
      const added = rising.map((_, list) => {
        const set = new Uint32Array(packed.setWords)
        addNumbers(set, packed, list)
        return membersOf(set)
      })
      const raised = rising.map((_, list) => {
        const best = new Uint32Array(below)
        raiseNumbers(best, packed, list, 7)
        return Array.from(best.keys()).filter((number) => best[number] === 7)
      })
      const put = rising.map((_, list) => {
        const best = new Uint32Array(below)
        const set = new Uint32Array(packed.setWords)
        putNumbers(best, packed, list, 7, set)
        const dense = new Set(membersOf(set))
        return Array.from(best.keys()).filter((number) => best[number] === 7 || dense.has(number))
      })
      const expected = rising.map((numbers) => [...new Set(numbers)])
      expect({ added, raised, put }).toEqual({ added: expected, raised: expected, put: expected })
    }),
  )
})

test('steps of one to five bytes are packed', () => {
  const numbers = [0, 127, 128, 300, 20_000, 3_000_000, 300_000_000]
  const packed = pack([numbers], 400_000_000)
  const set = new Uint32Array(packed.setWords)
  addNumbers(set, packed, 0)
  const words = numbers.map((number) => number >> 5)
  const found = [...new Set(words)].flatMap((word) =>
    membersOf(set.subarray(word, word + 1)).map((bit) => word * 32 + bit),
  )
  expect({ found, words: packed.starts[1] }).toEqual({ found: numbers, words: 5 })
})

test('a list that would be larger than a set of all numbers is one', () => {
  const packed = pack([Array.from({ length: 100 }, (_, i) => i * 2), [5, 150]], 200)
  expect(Array.from(packed.starts)).toEqual([0, 7, 8])
})

test('only what is lower is raised', () => {
  const best = Uint32Array.of(1, 9, 1, 9)
  raiseNumbers(best, pack([[0, 1]], 400), 0, 5)
  expect(Array.from(best)).toEqual([5, 9, 1, 9])
})

test('lists of many pieces of memory are packed in the order asked, sets among them', () => {
  const lists = Array.from({ length: 40 }, (_, list) =>
    Array.from({ length: 1 + list * list * 10 }, (_, i) => (i * 37 + (list % 2) * i * 200) % 1_000_000).sort(
      (a, b) => a - b,
    ),
  )
  const builder = createListBuilder()
  for (const [list, numbers] of lists.entries()) for (const number of numbers) builder.add(list, number)
  const order = Uint32Array.from(lists.keys()).reverse()
  const packed = builder.finish(order, 1_000_000)
  for (const [place, list] of order.entries()) {
    const set = new Uint32Array(packed.setWords)
    addNumbers(set, packed, place)
    expect(membersOf(set)).toEqual([...new Set(lists[list])])
  }
})
