import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()
const FIRST = 'warehouses in Katy'

const MATTERS = [
  ['signed in 2025', 'date'],
  ['expiring in 2027', 'date'],
  ['starting in 2026', 'date'],
  ['over 10k sf', 'size'],
  ['under $1', 'rent'],
  ['built after 1990', 'age'],
  ['NNN', 'lease type'],
] as const
const DROPS = ['drop the *', 'any *', 'whatever *', 'forget the *', '* does not matter']

test.each(MATTERS)(
  '“%s” is let go by any words for its %s, and told where it never was asked',
  async (asked, matter) => {
    for (const drop of DROPS) {
      const words = drop.replace('*', matter)
      const without = await askBuiltIn(book, `${FIRST} ${asked}`, words)
      expect(without.words, words).toContain('Changed: dropped')
      expect(without.found, words).toBe(3)
      const never = await askBuiltIn(book, FIRST, words)
      expect(never.words, words).toContain(`Nothing to drop: no ${matter} was asked.`)
      expect(never.found, words).toBe(3)
    }
  },
)

test('a date is let go by its own event only, where one is named', async () => {
  const { rows } = await askBuiltIn(book, `${FIRST} signed in 2025 expiring in 2027`, 'drop the signing date')
  expect(rows?.criteria).toHaveLength(3)
})

test.each([
  ['in Katy', 'in Katy was asked before'],
  ['make it purple', '“make it purple” fits nothing you asked for'],
  ['instead', '“instead” fits nothing you asked for'],
  ['put Tomball back in', ''],
  ['cap it at 12', 'only the first 12'],
])('after “%s” the answer says what came of it', async (turn, said) => {
  const { words } = await askBuiltIn(book, FIRST, turn)
  expect(words).toMatch(/Changed: |Nothing changed: /)
  expect(words).toContain(said)
})

test.each(['show them', 'how many?', 'list those'])(
  '“%s” asks for no change, and is told of none',
  async (turn) => {
    const { words } = await askBuiltIn(book, FIRST, turn)
    expect(words).not.toMatch(/changed/i)
  },
)

const EVENTS = [
  ['signed', 'dateSigned'],
  ['expiring', 'expiration'],
  ['starting', 'commencement'],
] as const
const SPANS = [
  ['2024 and 2025', '2024', '2025'],
  ['2024-2025', '2024', '2025'],
  ['2024 or 2025', '2024', '2025'],
  ['2023, 2024 and 2025', '2023', '2025'],
  ['2024', '2024', '2024'],
] as const

test.each(EVENTS)('years of a turn are those of what was %s', async (event, field) => {
  for (const [said, from, to] of SPANS) {
    for (const lead of ['make it', 'change to', 'try', 'rather', 'no,']) {
      const { rows } = await askBuiltIn(book, `${FIRST} ${event} in 2026`, `${lead} ${said}`)
      const dated = rows?.criteria.filter(({ kind }) => kind === 'date')
      expect(dated, `${lead} ${said}`).toEqual([
        { kind: 'date', field, from: `${from}-01-01`, to: `${to}-12-31` },
      ])
    }
  }
})

test('a figure that is put right keeps the side of its bound', async () => {
  const bounds = [
    ['at least 100k', 'min'],
    ['over 100,000 sf', 'min'],
    ['100k or more', 'min'],
    ['at most 100k', 'max'],
    ['under 100,000 sf', 'max'],
  ] as const
  const turns = [
    'make it 200k',
    'it is 200,000',
    "it's 200k",
    'it should be 200,000 sf',
    'the size was a mistake, it is 200,000',
  ]
  for (const [bound, side] of bounds) {
    for (const turn of turns) {
      const { rows } = await askBuiltIn(book, `${FIRST} ${bound}`, turn)
      const other = side === 'min' ? 'max' : 'min'
      expect(rows?.criteria, `${bound} || ${turn}`).toContainEqual(
        expect.objectContaining({ kind: 'range', field: 'squareFootage', [side]: 200_000, [other]: null }),
      )
    }
  }
})
