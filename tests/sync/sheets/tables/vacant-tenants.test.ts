import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRows } from './read-sheets.ts'

test('space that nobody has names no tenant, in brackets or dashes or not', async () => {
  const words = fc.constantFrom('vacant', 'Vacant', 'VACANT', 'Available', 'Vacant space', 'Currently vacant')
  const around = fc.constantFrom(['', ''], ['(', ')'], ['[', ']'], ['- ', ' -'], ['<', '>'], ['**', '**'])
  await fc.assert(
    fc.asyncProperty(words, around, async (word, [before, behind]) => {
      const read = await readRows(
        [
          ['Address', 'Building SF', 'Tenant', 'Tailboard Doors'],
          ['100 Oak St', 72_000, `${before}${word}${behind}`, 10],
          ['200 Elm St', 61_250, 'Available Light Studios', 9],
        ],
        ['address', 'tenant', 'dockDoors'],
      )
      expect(read.properties).toEqual([
        ['100 Oak St', null, 10],
        ['200 Elm St', 'Available Light Studios', 9],
      ])
    }),
    { numRuns: 40 },
  )
})
