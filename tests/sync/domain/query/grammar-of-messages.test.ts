import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsIn, datesIn, understoodIn } from './criteria-in.ts'

const oneOf = fc.constantFrom
const deniedIn = (words: string) => understoodIn(words).map((one) => 'not' in one && one.not)

test('what stands behind the colon of a line that denies is left out', () => {
  fc.assert(
    fc.property(
      oneOf('Must not have:', 'Exclude:', 'No:', 'Exclusions:', "Don't want:", 'Without:'),
      oneOf('a crane', 'rail', 'a yard'),
      oneOf('', ', or sprinklers'),
      (head, feature, further) => {
        const text = `Must have: docks. ${head} ${feature}${further}.`
        expect({ text, denied: deniedIn(text) }).toEqual({
          text,
          denied: [false, true, ...(further === '' ? [] : [true])],
        })
      },
    ),
  )
  expect(datesIn('Must not have: a crane, or a commencement earlier than July 1, 2025')).toEqual([
    ['commencement', '2025-07-01', null],
  ])
})

test('a figure that is corrected takes the place of the first, whatever word corrects it', () => {
  fc.assert(
    fc.property(
      oneOf('well', 'no', 'sorry', 'make that', 'no wait', 'er'),
      oneOf(
        ['28 foot clear', '30', 'clearHeight', 30],
        ['20,000 sf or more', '25,000', 'squareFootage', 25_000],
      ),
      (cue, [first, meant, field, least]) => {
        const text = `warehouse, ${first}, ${cue}, ${meant}`
        expect({ text, bounds: boundsIn(text) }).toEqual({ text, bounds: [[field, least, null]] })
      },
    ),
  )
  expect(boundsIn('100 to 160k, no wait, 200k max')).toEqual([['squareFootage', 100_000, 200_000]])
  expect(boundsIn('100 to 200 thousand feet, scratch that, one fifty to three hundred')).toEqual([
    ['squareFootage', 150_000, 300_000],
  ])
})

test('a place that is said instead takes the place of the first, and a role that of a role', () => {
  expect(understoodIn('they told me Katy, then called back and said Tomball instead')).toEqual([
    expect.objectContaining({ field: 'city', anyOf: ['Tomball'] }),
  ])
  for (const text of [
    'deals where Trinity Basin was the buyer, I mean the seller',
    'Trinity Basin as buyer, sorry, as seller',
  ])
    expect({ text, asked: understoodIn(text) }).toEqual({
      text,
      asked: [expect.objectContaining({ kind: 'party', field: 'seller' })],
    })
})

test('the size of an office bounds the office, in feet as well', () => {
  for (const text of [
    'office portion no bigger than 1,000 feet',
    'office component no more than 1,000 feet',
    'office under 1,000 feet',
  ])
    expect({ text, bounds: boundsIn(`${text}, 20k to 30k building`) }).toEqual({
      text,
      bounds: [
        ['officeSf', null, 1_000],
        ['squareFootage', 20_000, 30_000],
      ],
    })
})

test('short ways of writing mean what the long ones do', () => {
  fc.assert(
    fc.property(
      oneOf(
        ["no older than '99", 'no older than 1999'],
        ["built after '05", 'built after 2005'],
        ['32cl', '32 clear'],
        ['between 15 and 30 mil feet', 'between 15 and 30 thousand feet'],
        ['1.5 mil sf', '1,500,000 sf'],
        ['around 15 acres off Hwy 146', 'about 15 acres near Hwy 146'],
        ['and not a penny over $1.25', 'not over $1.25'],
      ),
      ([short, long]) => {
        const text = `rail, ${short}`
        expect({ text, asked: understoodIn(text) }).toEqual({ text, asked: understoodIn(`rail, ${long}`) })
        expect(understoodIn(text).length).toBeGreaterThan(1)
      },
    ),
  )
})

test('a wish that is waived later, a name denied again and a period corrected are not asked for', () => {
  for (const text of [
    "asked for rail but then said rail isn't necessary after all",
    'rail, no wait, rail not required',
  ])
    expect({ text, asked: understoodIn(text) }).toEqual({ text, asked: [] })
  expect(understoodIn('Houston or Katy, no, not Katy, Houston or Tomball')).toEqual([
    expect.objectContaining({ field: 'city', anyOf: ['Houston', 'Tomball'] }),
  ])
  for (const cue of ['no hang on', 'no wait', 'sorry', 'well'])
    expect({ cue, dates: datesIn(`leases expiring in 2027, ${cue}, 2028`) }).toEqual({
      cue,
      dates: [['expiration', '2028-01-01', '2028-12-31']],
    })
  expect(boundsIn('4 dock doors, make it 6 to be safe')).toEqual([['dockDoors', 6, null]])
  expect(boundsIn("under 90 cents. He just called, he'll do a dollar five")).toEqual([
    ['rentPerSf', null, 1.05],
  ])
})
