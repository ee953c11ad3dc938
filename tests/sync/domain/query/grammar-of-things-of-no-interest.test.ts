import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedIn, boundsIn, datesIn, understoodIn as read } from './criteria-in.ts'
import { vocabulary } from './query-vocabulary.ts'

const oneOf = fc.constantFrom

test('what does not interest somebody is left out, and its opposite asked for', () => {
  fc.assert(
    fc.property(
      oneOf(['Land of under two acres', '2 acres or more'], ['Anything under 24 clear', '24 clear or more']),
      oneOf(
        'does not interest us',
        "doesn't interest them",
        'is of no interest to me',
        'would not interest her',
      ),
      ([what, wanted], says) => {
        const words = `Warehouse in Katy. ${what} ${says}.`
        expect({ words, asked: read(words) }).toEqual({ words, asked: read(`Warehouse in Katy, ${wanted}`) })
      },
    ),
  )
})

test('lease types that are to be disregarded are left out', () => {
  fc.assert(
    fc.property(
      oneOf('Industrial gross', 'NNN', 'Modified gross'),
      oneOf(' leases', ' deals', ''),
      oneOf('are to be disregarded', 'should be left aside', 'must be omitted', 'are to be left out'),
      (type, things, says) => {
        const words = `leases in Katy or Tomball. ${type}${things} ${says}.`
        expect({ words, asked: read(words) }).toEqual({ words, asked: read(`Katy or Tomball, not ${type}`) })
      },
    ),
  )
})

test('a feature does not matter, whatever is named beside it', () => {
  fc.assert(
    fc.property(
      oneOf('Office and heat', 'Docks and parking', 'A crane or air', 'Rail and water'),
      oneOf("don't matter", 'are not needed', "doesn't matter"),
      (what, says) => {
        const words = `Warehouse in Katy. ${what} ${says}.`
        expect({ words, asked: read(words) }).toEqual({ words, asked: read('Warehouse in Katy') })
      },
    ),
  )
})

test('percentages by the year keep the bound between them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      oneOf('%', ' percent'),
      oneOf(['or more', 'min'], ['or less', 'max']),
      oneOf('per year', 'a year', 'annually'),
      (percent, unit, [bound, side], year) => {
        const words = `escalations of ${percent}${unit} ${bound} ${year}`
        const wanted = side === 'min' ? [percent, null] : [null, percent]
        expect({ words, bounds: boundsIn(words) }).toEqual({
          words,
          bounds: [['rentEscalationPct', ...wanted]],
        })
      },
    ),
  )
})

test('a day of this or last year is that day', () => {
  fc.assert(
    fc.property(
      oneOf(['March 1', '03-01'], ['September 1st', '09-01'], ['May 15', '05-15']),
      oneOf(['this year', 2026], ['last year', 2025]),
      oneOf('since', 'no earlier than', 'on or after'),
      ([day, written], [year, number], since) => {
        const words = `leases signed ${since} ${day} of ${year}`
        expect({ words, dates: datesIn(words) }).toEqual({
          words,
          dates: [['dateSigned', `${number}-${written}`, null]],
        })
      },
    ),
  )
})

test('a lease that must begin or end on some day begins or ends then', () => {
  fc.assert(
    fc.property(
      oneOf(['begin', 'commencement'], ['start', 'commencement'], ['end', 'expiration']),
      oneOf('must', 'has to', 'should'),
      ([verb, field], must) => {
        const words = `office in Katy. The lease ${must} ${verb} by the end of May 2027`
        expect({ words, dates: datesIn(words) }).toEqual({ words, dates: [[field, null, '2027-05-31']] })
      },
    ),
  )
})

test('so many rows are how many are wanted', () => {
  fc.assert(
    fc.property(
      oneOf(['15 rows', 15], ['fifteen rows', 15], ['20 rows are plenty', 20], ['ten results', 10]),
      oneOf('warehouse in Katy, $', 'warehouse in Katy. $.', '$, warehouse in Katy'),
      ([rows, limit], place) => {
        const words = place.replace('$', rows)
        const { criteria, ...rest } = askedIn(words)
        expect({ words, criteria, limit: rest.limit }).toEqual({
          words,
          criteria: read('warehouse in Katy'),
          limit,
        })
      },
    ),
  )
})

test('the grade of a building is no door, and a price of improvements no price of a building', () => {
  for (const grade of ['institutional grade only', 'investment grade', 'pharma grade'])
    expect(read(`warehouse in Katy, ${grade}`)).toEqual(read('warehouse in Katy'))
  expect(boundsIn('leases where the landlord paid at least $12/SF in TI')).toEqual([['tiPerSf', 12, null]])
  expect(boundsIn('sales from 35,000 to 75,000 SF')).toEqual([['squareFootage', 35_000, 75_000]])
})

test('a figure of before is not the one that is wanted now', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 60 }), fc.integer({ min: 1, max: 15 }), (was, more) => {
      const words = `It was $0.${was} a month, now he'll go up to $0.${was + more} NNN. They want Katy.`
      expect({ words, bounds: boundsIn(words) }).toEqual({
        words,
        bounds: [['rentPerSf', null, (was + more) / 100]],
      })
    }),
  )
})

test('each of a list of what is not acceptable is left out', () => {
  fc.assert(
    fc.property(
      oneOf('Not acceptable', 'Unacceptable', 'Deal breakers'),
      fc.shuffledSubarray(['gross leases', 'buildings from before 1995', 'premises with a crane', 'flex'], {
        minLength: 2,
      }),
      (head, things) => {
        const words = `${head}: ${things.join(', ')}. Warehouse in Katy.`
        const apart = `${things.map((thing) => `exclude ${thing}`).join('. ')}. Warehouse in Katy.`
        expect({ words, asked: read(words) }).toEqual({ words, asked: read(apart) })
      },
    ),
  )
})

test('who is left out twice over is left out', () => {
  for (const words of [
    'Exclusions: leases brokered by Hines will not be considered. Warehouse in Katy',
    'leases brokered by Hines will not be considered. Warehouse in Katy',
    'warehouse in Katy. He asked that deals brokered by Hines be left out',
    "warehouse in Katy that Hines didn't broker",
  ])
    expect({ words, parties: read(words).filter(({ kind }) => kind === 'party') }).toEqual({
      words,
      parties: [{ kind: 'party', field: 'brokerFirm', text: 'Hines', not: true }],
    })
})

test('a conversation that is pasted asks for what is said in it, whoever says it', () => {
  const words =
    'Dana: what do they want? / Wade: distribution in Katy or Tomball, 80k plus / Dana: rail? / Wade: he does not care'
  expect(read(words)).toEqual(read('distribution in Katy or Tomball, 80k plus'))
})

test('a range of two years is of the construction, and of two sizes of the size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 1999 }), fc.integer({ min: 2000, max: 2025 }), (from, to) => {
      expect(boundsIn(`buildings from ${from} through ${to} with rail`)).toEqual([['yearBuilt', from, to]])
      expect(boundsIn(`buildings from ${from * 10} through ${to * 10} with rail`)).toEqual([
        ['squareFootage', from * 10, to * 10],
      ])
    }),
  )
})

test('a firm whose name begins with a word of the trade is read behind its role', () => {
  const gantry = { ...vocabulary, brokerFirms: ['Gantry & Quill'] }
  for (const [words, not] of [
    ['brokered by Gantry & Quill', false],
    ['not brokered by Gantry & Quill', true],
    ['exclude leases brokered by Gantry & Quill', true],
  ] as const)
    expect({ words, asked: read(words, gantry) }).toEqual({
      words,
      asked: [{ kind: 'party', field: 'brokerFirm', text: 'Gantry & Quill', not }],
    })
})

test('a town that is dropped beside others is left out, and a drop lot is a lot', () => {
  for (const drop of ['drop', 'Drop', 'skip'])
    expect({ drop, asked: read(`Katy and Tomball, ${drop} Pasadena`) }).toEqual({
      drop,
      asked: read('Katy and Tomball, not Pasadena'),
    })
  expect(read('Katy, drop lot')).toEqual(read('Katy'))
})

test('a town that is asked about and denied is not asked for', () => {
  for (const denied of ['no, not Tomball, bad roads', 'no, not Tomball.'])
    expect({ denied, asked: read(`Katy, and Tomball? ${denied}`) }).toEqual({ denied, asked: read('Katy') })
})

test('the floor of a size is its least', () => {
  expect(boundsIn('35,000 at the most; the floor is 20,000')).toEqual([['squareFootage', 20_000, 35_000]])
})
