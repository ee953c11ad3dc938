import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom
const plain = read('warehouses 40-60k in Katy')

test('what a search is for names no broker and is not searched', () => {
  fc.assert(
    fc.property(
      oneOf('tenant rep pitch', 'landlord presentation', 'client meeting', 'listing pitch', 'buyer tour'),
      oneOf('', ' tomorrow', ' on Friday', ' next week', ' at 3pm'),
      fc.boolean(),
      (work, when, isFirst) => {
        const words = isFirst
          ? `For a ${work}${when}: warehouses 40-60k in Katy`
          : `warehouses 40-60k in Katy for a ${work}${when}`
        expect({ words, all: read(words) }).toEqual({ words, all: plain })
      },
    ),
  )
  expect(read('broker opinion of value for warehouses 40-60k in Katy')).toEqual(plain)
})

test('what a client does asks for nothing, and what it needs is asked for', () => {
  fc.assert(
    fc.property(
      oneOf('a client who makes furniture', 'our tenant that imports tile', 'a company that sells seafood'),
      (who) => {
        const behind = `warehouses 40-60k in Katy for ${who}`
        expect({ behind, all: read(behind) }).toEqual({ behind, all: plain })
        const before = `${who} needs warehouses 40-60k in Katy`
        expect({ before, all: read(before) }).toEqual({ before, all: plain })
      },
    ),
  )
})

test('words of their work behind a role are no name, and names still are', () => {
  for (const words of ['landlord work letter, Katy', 'tenant prospect, Katy', "what's the broker's phone"])
    expect({ words, parties: read(words).filter(({ kind }) => kind === 'party') }).toEqual({
      words,
      parties: [],
    })
  for (const words of ['landlord Wexley Group', 'tenant wexley freight', 'listed by Fooberry Group'])
    expect({ words, parties: read(words).filter(({ kind }) => kind === 'party') }).toEqual({
      words,
      parties: [expect.anything()],
    })
})
