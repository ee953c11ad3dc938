import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { understoodIn as read } from './criteria-in.ts'
import { vocabulary } from './query-vocabulary.ts'

/** The places of a question: their names, and how far around them. */
function places(words: string) {
  return parseQuery(words, vocabulary, '2026-11-22').criteria.flatMap(({ criterion }) =>
    criterion.kind === 'zone' ? [{ names: criterion.names, around: criterion.around }] : [],
  )
}

function zonesIn(words: string) {
  return parseQuery(words, vocabulary, '2026-11-22').criteria.flatMap(({ criterion }) =>
    criterion.kind === 'zone' ? [criterion] : [],
  )
}

const oneOf = fc.constantFrom
const more = oneOf('', ', warehouses', ' 40k sf', ', NNN')

test('two points said in a row are one place, and so is what somebody has there', () => {
  fc.assert(
    fc.property(
      oneOf('near', 'close to', 'around'),
      oneOf(
        ['the Port of Houston Turning Basin', 'Port of Houston Turning Basin'],
        ["Port Houston's Bayport terminal", 'Bayport Terminal'],
        ['Memphis International Airport', 'Memphis International Airport'],
        ['NRG Stadium', 'NRG Stadium'],
      ),
      more,
      (near, [place, name], after) => {
        const words = `${near} ${place}${after}`
        expect({ words, names: places(words).map(({ names }) => names) }).toEqual({ words, names: [[name]] })
      },
    ),
  )
})

test('a submarket with its town is one area, however they are joined', () => {
  fc.assert(
    fc.property(
      oneOf(
        'Alliance submarket in Fort Worth',
        'alliance fort worth',
        'Alliance ft worth',
        'Alliance area of Fort Worth',
      ),
      more,
      (place, after) => {
        const words = `${place}${after}`
        const [found, ...others] = places(words)
        expect({ words, name: found?.names.join().toLowerCase().replaceAll(',', ''), others }).toEqual({
          words,
          name: 'alliance fort worth',
          others: [],
        })
        expect(found?.around).toBe(null)
      },
    ),
  )
})

test('a compass part of a county is a part of it, smaller and on that side', () => {
  fc.assert(
    fc.property(
      oneOf('north', 'south', 'east', 'west', 'NE', 'SW'),
      oneOf('Harris County', 'Gwinnett County', 'Broward', 'San Bernardino County', 'Maricopa'),
      oneOf('', 'in ', 'warehouse in '),
      more,
      (part, county, before, after) => {
        const whole = zonesIn(county.includes('County') ? county : `${county} County`)[0]?.circles[0]
        const found = zonesIn(`${before}${part} ${county}${after}`)
        const [circle] = found[0]?.circles ?? []
        expect({ count: found.length, isPart: found[0]?.names[0]?.includes(county) }).toEqual({
          count: 1,
          isPart: true,
        })
        if (whole === undefined || circle === undefined) throw new Error(`No place was read: ${county}`)
        expect(circle.miles).toBeLessThan(whole.miles)
        const isNorth = circle.latitude > whole.latitude
        const isEast = circle.longitude > whole.longitude
        if (/north|NE/.test(part)) expect(isNorth).toBe(true)
        if (/south|SW/.test(part)) expect(isNorth).toBe(false)
        if (/east|NE/.test(part)) expect(isEast).toBe(true)
        if (/west|SW/.test(part)) expect(isEast).toBe(false)
      },
    ),
  )
})

test('an airport submarket lies around the airport of the town that is named, else of the main town', () => {
  const airports = [
    ['Phoenix', 33.43],
    ['Denver', 39.86],
    ['Memphis', 35.04],
    ['Houston', 29.99],
  ] as const
  fc.assert(
    fc.property(
      oneOf(...airports),
      oneOf('Airport submarket', 'in the airport submarket', 'airport area', 'the airport corridor'),
      oneOf(' ', ', ', ' in '),
      more,
      ([town, latitude], area, joint, after) => {
        const words = `${area}${joint}${town}${after}`
        const found = zonesIn(words)
        expect({ words, count: found.length }).toEqual({ words, count: 1 })
        expect(found[0]?.circles[0]?.latitude).toBeCloseTo(latitude, 1)
      },
    ),
  )
  const around = { ...vocabulary, mainTown: () => 'Houston' }
  const [area] = parseQuery('airport submarket, 20k sf', around, '2026-11-22').criteria
  expect(area?.criterion).toMatchObject({ kind: 'zone', around: null, circles: [{ latitude: 29.99 }] })
  // A town far away has an airport of its own.
  for (const town of ['Tulsa', 'Boise', 'Spokane']) {
    const far = parseQuery(`near the airport in ${town}`, around, '2026-11-22').criteria
    const circles = far.flatMap(({ criterion }) => (criterion.kind === 'zone' ? criterion.circles : []))
    expect({ town, circles }).toEqual({ town, circles: [] })
  }
})

test('a radius is of the place it stands with, in any order', () => {
  fc.assert(
    fc.property(
      oneOf(['half a mile', 0.5], ['five miles', 5], ['12 miles', 12]),
      oneOf('610 and Clinton Dr', '29.7355, -95.0120', 'Hobby Airport'),
      ([distance, miles], place) => {
        for (const words of [
          `${distance} or less from ${place}`,
          `within ${distance} of ${place}`,
          `no more than ${distance} from ${place}`,
        ])
          expect({ words, around: places(words).map(({ around }) => around) }).toEqual({
            words,
            around: [miles],
          })
      },
    ),
  )
  expect(places('five mile ring, 29.7355, -95.0120')).toEqual([{ names: ['29.7355, -95.0120'], around: 5 }])
  expect(places('near 4710 Pinemont Dr, Houston; nothing farther than five miles therefrom')).toEqual([
    { names: ['4710 Pinemont Dr, Houston'], around: 5 },
  ])
})

test('an exit belongs to its road, and a corner has both of its streets', () => {
  fc.assert(
    fc.property(
      oneOf('I-81', 'I-10', 'I-45'),
      fc.integer({ min: 1, max: 300 }),
      more,
      (road, exit, after) => {
        const words = `${road} exit ${exit}${after}`
        expect({ words, names: places(words).map(({ names }) => names) }).toEqual({
          words,
          names: [[`${road} Exit ${exit}`]],
        })
      },
    ),
  )
  expect(places('corner of FM 1960 and Aldine Westfield, small')[0]?.names).toEqual([
    'FM 1960 & Aldine Westfield',
  ])
})

test('how far from a place is read wherever it is said behind it', () => {
  for (const words of [
    '77041, what else is within a mile and a half',
    '77041, 20-30k sf, not more far than 1.5 miles',
  ])
    expect({ words, read: read(words) }).toMatchObject({
      words,
      read: expect.arrayContaining([expect.objectContaining({ kind: 'near', miles: 1.5 })]),
    })
  expect(read('Katy, 20-30k sf, within 5 miles')).toContainEqual(
    expect.objectContaining({ kind: 'near', miles: 5 }),
  )
})

test('a letter between towns in small letters joins them, and a capital one is a part of the second', () => {
  expect(read('katy n tomball')).toEqual([
    { kind: 'word', field: 'city', anyOf: ['Katy', 'Tomball'], not: false },
  ])
  expect(read('N Houston')).toMatchObject([{ kind: 'zone', names: ['North Houston'] }])
})

test('where two roads meet is named with the words for it, and an exit with its road', () => {
  const names = (words: string) => read(words).flatMap((one) => (one.kind === 'zone' ? one.names : []))
  expect(names('near where Highway 6 crosses I-10')).toEqual(['Highway 6 & I-10'])
  expect(names('anything around exit 783 on I-10')).toEqual(['Exit 783 on I-10'])
})

test('a city behind or before a place around it says where the place is, and asks for nothing more', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['inside the Loop', 'Inside the Loop', 'Houston'],
        ['Energy Corridor', 'Energy Corridor', 'Houston'],
        ['near the Ship Channel', 'Ship Channel', 'Houston'],
        ['near Hobby', 'Hobby Airport', 'Houston'],
        ['South Bay', 'South Bay', 'Los Angeles'],
        ['near Hartsfield', 'Hartsfield-Jackson Airport', 'Atlanta'],
      ),
      oneOf(
        (place: string, city: string) => `${place}, ${city}`,
        (place: string, city: string) => `${place} in ${city}`,
        (place: string, city: string) => `${city}, ${place}`,
      ),
      more,
      ([place, name, city], joined, after) => {
        const words = `${joined(place, city)}${after}`
        const cities = read(words).filter((one) => one.kind === 'word' && one.field === 'city')
        expect({ words, names: places(words).map(({ names }) => names), cities }).toEqual({
          words,
          names: [[name]],
          cities: [],
        })
      },
    ),
  )
})

test('a smaller town beside a place, or a city joined to it, is a place of its own', () => {
  const names = (words: string) => zonesIn(words).flatMap((zone) => zone.names)
  expect(read('Plant City, Lakeland')).toContainEqual(
    expect.objectContaining({ field: 'city', anyOf: ['Plant City', 'Lakeland'] }),
  )
  expect(names('Energy Corridor or Houston')).toEqual(['Energy Corridor', 'Houston'])
  expect(names('Energy Corridor, Houston or Katy')).toEqual(['Energy Corridor', 'Katy'])
  expect(names('Southeast Memphis, Olive Branch or Southaven')).toEqual([
    'Southeast Memphis',
    'Olive Branch',
    'Southaven',
  ])
  expect(names('Energy Corridor, Pearland and Katy')).toEqual(['Energy Corridor', 'Pearland', 'Katy'])
})

test('a point of the compass may be shortened before a town, and no answer is one', () => {
  const names = (words: string) => zonesIn(words).flatMap((zone) => zone.names)
  expect(names('So. Dallas, 150k')).toEqual(['South Dallas'])
  expect(names('warehouses in No. Houston')).toEqual(['North Houston'])
  expect(names('No. Katy only')).toEqual([])
  expect(read('zips 60446, 60490 plus 60517')).toEqual([
    expect.objectContaining({ field: 'zip', anyOf: ['60446', '60490', '60517'] }),
  ])
})
