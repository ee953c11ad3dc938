import { expect, test } from 'vitest'
import { firstTalk, NO_TALK, nextTalk, type Talk } from '../../../../sync/assistant/conversation/next-talk.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from '../../domain/query/query-vocabulary.ts'

function read(words: string) {
  const { criteria, sort, limit = null, isNearest = false } = parseQuery(words, vocabulary, '2026-11-22')
  return { criteria: criteria.map(({ criterion }) => criterion), sort, limit, isNearest }
}
function after(first: string, ...turns: string[]): Talk {
  const talks: Talk[] = [firstTalk(read(first))]
  for (const turn of turns)
    talks.push(nextTalk({ vocabulary, read }, talks.at(-1) ?? NO_TALK, talks.at(-2) ?? NO_TALK, turn))
  return talks.at(-1) ?? NO_TALK
}
/** The talk holds what the plain question asks for. */
function expectSame(first: string, turns: readonly string[], plain: string) {
  expect({ turns, criteria: new Set(after(first, ...turns).criteria) }).toEqual({
    turns,
    criteria: new Set(read(plain).criteria),
  })
}

test.each([
  ['Katy under 80 cents', 'he can go 10 cents higher', 'Katy under 90 cents'],
  ['Katy under 80 cents', "she'll go a dime more", 'Katy under 90 cents'],
  ['Katy under 80 cents', 'we can go 5 cents lower', 'Katy under 75 cents'],
  ['Katy 28 clear', '4 feet taller would be better', 'Katy 32 clear'],
  ['Katy 20k to 32k sf', 'make it 5k bigger', 'Katy 20k to 37k sf'],
  ['Katy 20k to 32k sf', 'he could do 5k smaller', 'Katy 15k to 32k sf'],
  ['Katy at least 4 dock doors', '2 more docks', 'Katy at least 6 dock doors'],
  ['Katy 20k to 32k sf', 'widen the size 10 percent on both ends', 'Katy 18k to 35.2k sf'],
  ['Katy 20k to 32k sf', 'tighten it 2k on both sides', 'Katy 22k to 30k sf'],
  ['Katy 40k sf', 'give or take 10 percent', 'Katy 36k to 44k sf'],
  ['Katy under 90 cents', 'raise the budget 10 percent', 'Katy under 99 cents'],
  ['Katy 40k sf', 'bracket it half to one and a half times the size', 'Katy 20k to 60k sf'],
  ['Katy 6 dock doors, 24 clear', 'triple the docks', 'Katy 18 dock doors, 24 clear'],
])('“%s”, then “%s”, moves by so much what stood', (first, turn, plain) => {
  expectSame(first, [turn], plain)
})

test.each([
  ['Katy 30-40k', 'no no I meant 30-40 ACRES', 'Katy 30-40 acres'],
  ['Katy 28k', 'sorry 28 clear', 'Katy 28 clear'],
  ['Katy at least 30k', 'at most, sorry', 'Katy at most 30k'],
  ['Katy under $1.10', 'oops, over', 'Katy over $1.10'],
])('“%s”, then “%s”, is corrected and not asked for twice', (first, turn, plain) => {
  expectSame(first, [turn], plain)
})

test.each([
  ['Katy NNN 20k 28 clear', 'keep the size, drop everything else', '20k'],
  ['Katy NNN 20k 28 clear', 'clear everything but the town and the lease type', 'Katy NNN'],
  ['Katy NNN 20k', 'lose all the rest and keep Katy', 'Katy'],
  ['Katy NNN', 'just keep the location', 'Katy'],
  ['Katy 20k NNN', 'size is wide open now', 'Katy NNN'],
  ['Katy 20k NNN', 'not picky on lease type', 'Katy 20k'],
  ['Katy 20k with a crane', 'client got rid of the crane requirement', 'Katy 20k'],
  ['Katy 20k with a crane', 'they no longer need the crane', 'Katy 20k'],
  ['Katy 20k with a crane', 'crane is off the table', 'Katy 20k'],
  ['Katy at least 20k', "that's way too many, cap it at 45", 'Katy 20k to 45k'],
  ['Katy whse', 'spoke with the client, make it NNN', 'Katy whse NNN'],
  ['Katy whse 30k', 'and open it up to Cypress too', 'Katy or Cypress whse 30k'],
  ['Katy whse 30k', 'expand into Tomball', 'Katy or Tomball whse 30k'],
  ['not in Katy', 'and not in Cypress either', 'not in Katy or Cypress'],
  ['CBRE deals in Katy', 'JLL too, if that is okay', 'CBRE or JLL deals in Katy'],
  ['signed in the last 12 months in Katy', 'cut it to 6 months', 'signed in the last 6 months in Katy'],
  ['expiring in 2027 in Katy', 'stretch that through 2028', 'expiring in 2027 or 2028 in Katy'],
  ['signed in 2026 in Katy', 'go back to the start of last year', 'signed 2025 to 2026 in Katy'],
])('“%s”, then “%s”, keeps what it does not speak of', (first, turn, plain) => {
  expectSame(first, [turn], plain)
})

test('a figure alone is of the miles where these were spoken of last', () => {
  expectSame(
    'within 3 miles of Hobby, 10-14k',
    ['4 miles', 'thats thin, make it 7'],
    'within 7 miles of Hobby, 10-14k',
  )
  expectSame('near Hobby 10k to 14k', ['make it up to 13'], 'near Hobby 10k to 13k')
})

test.each([
  ['kill 2 and 4, he has toured those already', [2, 4]],
  ['nix 3', [3]],
  ['ditch #2 - client hates it', [2]],
  ["strike 5, it's leased", [5]],
  ['throw out 1 and 4', [1, 4]],
  ['toss 2 and 3 out', [2, 3]],
  ['take 3 off', [3]],
  ['1 and 4 are out', [1, 4]],
  ["the last two won't work", [-1, -2]],
  ['the first two are too small, drop them', [1, 2]],
  ['number 3 is leased, skip it', [3]],
  ['2 and 5 are gone. lose them', [2, 5]],
])('“%s” strikes rows off, and reads no figure', (turn, places) => {
  const { without, criteria } = after('Katy whse', turn)
  expect({ without, criteria }).toEqual({ without: places, criteria: read('Katy whse').criteria })
})

test.each([
  ['just send the first 5', 5],
  ['email me the first six', 6],
  ['i just want the top 10', 10],
  ['no more than 8 results', 8],
  ['12 tops on the sheet', 12],
])('“%s” is how many are shown, and bounds no size', (turn, count) => {
  const { limit, criteria } = after('Katy whse 12-16k', turn)
  expect({ limit, criteria }).toEqual({ limit: count, criteria: read('Katy whse 12-16k').criteria })
})

test('the nearest first is an order that the turns after it keep', () => {
  expect(after('near Hobby 20k', 'closest first', 'just give me 6')).toMatchObject({
    order: { field: 'distance', descending: false },
    limit: 6,
  })
})

test('the same firm is asked for in the role that is spoken of', () => {
  const [first, ...more] = after('CBRE listings', 'what have they bought').criteria
  expect({ first, more }).toMatchObject({ first: { kind: 'party', field: 'buyer', text: 'CBRE' }, more: [] })
})

test('firms that are refused one after the other are all refused', () => {
  expectSame('Katy', ['no JLL', 'lose CBRE too'], 'Katy, not JLL or CBRE')
})

test.each(['I said Katy but Spring is fine as well', 'i know we said Katy, but Spring would be okay too'])(
  '“%s” adds a town and keeps the other',
  (turn) => {
    expectSame('Katy whse', [turn], 'whse in Katy or Spring')
  },
)

test.each([
  ['Katy whse 50-90k', 'add ten thousand to the top end', 'Katy whse 50-100k'],
  ['Katy whse 50-90k', 'and the low end can drop five thousand', 'Katy whse 45-90k'],
  ['Katy 2 to 5 acres', 'and down to 1.5', 'Katy 1.5 to 5 acres'],
  ['Katy max 16.80 a year', 'ok 18', 'Katy max 18 a year'],
  ['Katy max 85 cents', 'on second thought stay at 80', 'Katy max 80 cents'],
  ['Katy under 85 cents', '20 to 30 thousand ft', 'Katy under 85 cents, 20-30k ft'],
])('“%s”, then “%s”, moves only the bound that is meant', (first, turn, plain) => {
  expectSame(first, [turn], plain)
})

test.each([
  ['Katy whse', ['scratch Katy make it Spring'], 'Spring whse'],
  ['Katy whse 10-15k', ['throw in Spring'], 'whse 10-15k in Katy or Spring'],
  ['Katy NNN', ['gross instead', 'you know what, either of those two works'], 'Katy NNN or gross'],
  ['Katy, bought by Palmetto Fund II', ['actually any buyer'], 'Katy'],
  [
    'Katy with a 10 ton crane',
    ['make it 20 ton', 'hm that kills it, back to 10'],
    'Katy with a 10 ton crane',
  ],
])('“%s”, then %j, leaves what was not spoken of', (first, turns, plain) => {
  expectSame(first, turns, plain)
})

test.each([
  ['Katy leases expiring in 2026', 'next year', '2027'],
  ['Katy leases expiring in 2026', 'make it next year and the year after', '2027 to 2028'],
  ['Katy leases expiring in 2026', 'this year and next', '2026 to 2027'],
])('“%s”, then “%s”, is of the same event', (first, turn, years) => {
  expectSame(first, [turn], `Katy leases expiring in ${years}`)
})

test('a firm that is named without a role takes the place of a buyer in that role', () => {
  const [only, ...more] = after('purchases by Palmetto Fund II', 'what about Trinity Basin?').criteria
  expect({ only, more }).toMatchObject({
    only: { kind: 'party', field: 'buyer', text: 'Trinity Basin Properties' },
    more: [],
  })
})

test('a row that was struck comes back, and a question of a row is of that row', () => {
  expect(after('Katy', 'knock out the first and the third', 'put the third back').without).toEqual([1])
  expect(after('Katy', 'drop 2 and 5', 'bring number 2 back').without).toEqual([5])
  expect(after('Katy', 'who was the tenant on the third one').pick).toBe(3)
})

test('how many are shown stays until another number is said', () => {
  const few = after('Katy warehouses, cheapest first', 'only show me 5')
  expect(few.limit).toBe(5)
  expect(after('Katy warehouses, cheapest first', 'only show me 5', 'make it 10').limit).toBe(10)
  expect(after('Katy warehouses, cheapest first', 'only show me 5', 'dock high only')).toMatchObject({
    limit: 5,
    order: { field: 'rentPerSf', descending: false },
  })
})

test('a new bound on one side leaves the other', () => {
  expectSame('Katy whse 20-30k', ['make it 40k max'], 'Katy whse 20-40k')
})

test('a turn without a place is of the place that stands', () => {
  expectSame(
    'near 77041, within 5 miles',
    ['manufacturing, 15k to 30k'],
    'manufacturing, 15k to 30k, within 5 miles of 77041',
  )
})

test('a further firm right after one that is taken out is taken out as well', () => {
  expectSame(
    'Katy',
    ["take out Trinity Basin's buildings", "and Lone Pine's"],
    'Katy, not Trinity Basin or Lone Pine',
  )
})

test.each([
  ['50k to 100k sf', '28 clear', 'raise the minimum to 60', '60k to 100k sf, 28 clear'],
  ['Katy at least 30k sf', 'NNN', 'max it out at 80', 'Katy NNN 30k to 80k sf'],
  ['Katy 20k to 40k sf', 'NNN', 'cap the rent at 1.10', 'Katy NNN 20k to 40k sf rent max 1.10'],
])('“%s”, “%s”, then “%s”, bounds what the figure lies nearest to', (first, second, turn, plain) => {
  expectSame(first, [second, turn], plain)
})

test.each([
  ['take the first two off the list', [1, 2]],
  ['take number 2 off the list', [2]],
  ['remove the last one from our list please', [-1]],
])('“%s” strikes rows, and moves no figure', (turn, without) => {
  const talk = after('Katy 15k to 30k sf', turn)
  expect(new Set(talk.criteria)).toEqual(new Set(read('Katy 15k to 30k sf').criteria))
  expect(talk.without).toEqual(without)
})
