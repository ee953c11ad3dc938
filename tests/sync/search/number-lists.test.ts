import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addNumbers, type NumberLists, packLists, raiseNumbers } from '../../../sync/search/number-lists.ts'

function pack(lists: readonly (readonly number[])[], below: number): NumberLists {
  return packLists(lists.length, below, (visit) => {
    lists.forEach((numbers, list) => {
      for (const number of numbers) visit(list, number)
    })
  })
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
      const expected = rising.map((numbers) => [...new Set(numbers)])
      expect({ added, raised }).toEqual({ added: expected, raised: expected })
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
  expect({ found, bytes: packed.bytes.length }).toEqual({ found: numbers, bytes: 20 })
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
