import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked, read } from './asked-of.ts'

const oneOf = fc.constantFrom

test('who has the most of a figure is ranked, whatever they do with it', () => {
  const question = fc.record({
    who: oneOf(['landlord', 'landlordFirm'], ['brokerage', 'brokerFirm'], ['tenant', 'tenant']),
    verb: oneOf('moved', 'hands out', 'gave away', 'racked up', 'has', 'took'),
    count: oneOf(null, 3, 5),
    figure: oneOf(['TI', 'tiPerSf'], ['free rent', 'freeRentMonths'], ['square feet', 'squareFootage']),
    end: oneOf(['most', true], ['least', false]),
  })
  fc.assert(
    fc.property(question, ({ who: [who, by], verb, count, figure: [words, figure], end }) => {
      const group = count === null ? who : `${count} ${who}s`
      const found = asked(`which ${group} ${verb} the ${end[0]} ${words} in 2025`)
      expect(found?.ask).toMatchObject({ kind: 'rank', by, figure, limit: count ?? 1, descending: end[1] })
      expect(read(found?.rest ?? '')).toEqual(read('signed in 2025'))
    }),
  )
})

test('what is like a building is counted, bettered and narrowed as it is said', () => {
  const question = fc.record({
    count: oneOf(null, 5, 12),
    but: oneOf(null, 'newer', 'cheaper', 'taller'),
    narrowed: oneOf('', ', signed in 2025', ' with cranes', ' under $1'),
  })
  fc.assert(
    fc.property(question, ({ count, but, narrowed }) => {
      const lead = count === null ? 'deals' : `${count} deals`
      const end = but === null ? '' : ` but ${but}`
      const found = asked(`${lead} similar to Alder Depot${narrowed}${end}`)
      expect(found?.ask).toEqual({
        kind: 'similar',
        to: 'Alder Depot',
        ...(count !== null && { limit: count }),
        ...(but !== null && { but }),
      })
      expect(read(found?.rest ?? '')).toEqual(read(narrowed))
    }),
  )
})

test('a year by itself is when leases were signed, and when buildings were sold', () => {
  const question = fc.record({
    figure: oneOf(['average rent', 'signed'], ['median TI', 'signed'], ['average sale price', 'sold']),
    year: fc.integer({ min: 2015, max: 2026 }),
    isLast: fc.boolean(),
    only: oneOf('', ' only'),
  })
  fc.assert(
    fc.property(question, ({ figure: [figure, verb], year, isLast, only }) => {
      const words = isLast ? `${figure} in Katy, ${year}${only}` : `${figure} ${year}${only} in Katy`
      const wanted = [...read(`${verb} in ${year}`), ...read('in Katy')].map((one) => JSON.stringify(one))
      expect(
        read(asked(words)?.rest ?? '')
          .map((one) => JSON.stringify(one))
          .sort(),
      ).toEqual(wanted.sort())
    }),
  )
})

test.each([
  'median rent of 2005 buildings in Katy',
  'average rent at 2020 Main St',
  'median rent for 2000 sf offices',
  'average rent since March 2024',
])('“%s” names no year of signing by itself', (words) => {
  const days = read(asked(words)?.rest ?? '').filter((one) => one.kind === 'date')
  expect(days).toEqual(read(words.includes('March') ? 'signed since March 2024' : '').filter(() => true))
})

test('bands of a figure are compared, each with all else that is said', () => {
  const question = fc.record({
    cuts: fc.uniqueArray(oneOf(10, 20, 40, 80), { minLength: 2, maxLength: 2 }),
    noun: oneOf('size bands', 'bands', 'ranges'),
    joint: oneOf(', ', ', and ', ' and '),
  })
  fc.assert(
    fc.property(question, ({ cuts, noun, joint }) => {
      const [low = 0, high = 0] = cuts.toSorted((a, b) => a - b)
      const [first, second] = [`up to ${low}k`, `${low} to ${high}k`]
      const found = asked(`median warehouse rent in two ${noun}: ${first}${joint}${second}`)?.ask
      if (found?.kind !== 'compare') throw new Error('It was not read as a comparison.')
      expect(found.sets.map(({ criteria }) => criteria)).toEqual(
        [first, second].map((band) => [...read(band), ...read('warehouse')]),
      )
    }),
  )
})

test('either of two, and who has more, are compared', () => {
  fc.assert(
    fc.property(
      oneOf('who has the higher', 'which is the cheaper', 'where are the higher', 'which has more'),
      (end) => {
        const found = asked(`Katy or Tomball, ${end} average rent`)?.ask
        expect(found).toMatchObject({ kind: 'compare' })
      },
    ),
  )
})

test('the share of one is its part of the whole', () => {
  const found = asked("Acme's share of the number of deals signed in 2025")
  expect(found?.ask).toEqual({ kind: 'share', figure: null, part: read('Acme') })
  expect(read(found?.rest ?? '')).toEqual(read('signed in 2025'))
})

test.each<[words: string, ask: object, rest: string]>([
  ['who are the five most active brokers this year', { by: 'brokerFirm', limit: 5 }, 'signed this year'],
  ['expirations by quarter through 2028', { by: 'expirationQuarter' }, 'expiring through 2028'],
  ['average rent by clear height', { kind: 'statistic', figure: 'rentPerSf', of: 'mean' }, ''],
  ['which month of 2025 had the most signings', { by: 'signedMonth', limit: 1 }, 'signed in 2025'],
  ['expirations 2027 by tenant', { kind: 'group', by: 'tenant', of: 'count' }, 'expiring 2027'],
  ['square feet rolling in 2027', { kind: 'statistic', of: 'sum' }, 'expiring in 2027'],
  ["who's paying the most in Katy", { kind: 'rank', by: 'tenant', limit: 1 }, 'in Katy'],
  ['average clear height, buildings from 2010 on', { figure: 'clearHeight' }, 'built since 2010'],
  ['is 28 ft clear above the median in Katy', { kind: 'standing', value: 28 }, 'in Katy'],
])('“%s” loses none of its words', (words, ask, rest) => {
  const found = asked(words)
  expect(found?.ask).toMatchObject(ask)
  expect(read(found?.rest ?? '')).toEqual(read(rest))
})

test('three places are three sets, however they are listed', () => {
  fc.assert(
    fc.property(
      oneOf(
        (a: string, b: string, c: string) => `compare ${a}, ${b} and ${c}`,
        (a: string, b: string, c: string) => `${a} vs ${b} vs ${c} rent`,
        (a: string, b: string, c: string) => `which is cheaper: ${a}, ${b} or ${c}?`,
        (a: string, b: string, c: string) => `difference in rent between ${a}, ${b}, and ${c}`,
      ),
      fc.shuffledSubarray(['Katy', 'Tomball', 'Houston', 'Deer Park'], { minLength: 3, maxLength: 3 }),
      (wording, towns) => {
        const [a = '', b = '', c = ''] = towns
        const found = asked(wording(a, b, c))?.ask
        if (found?.kind !== 'compare') throw new Error(`No comparison: ${wording(a, b, c)}`)
        expect(found.sets.map(({ criteria }) => criteria)).toEqual(towns.map((town) => read(town)))
      },
    ),
  )
})

test('the first by net effective rent are as many as were asked for, from the end that was said', () => {
  fc.assert(
    fc.property(
      oneOf(['highest', true], ['best', true], ['lowest', false], ['cheapest', false]),
      oneOf(null, 3, 12),
      oneOf(
        (end: string, n: string) => `${n}${end} net effective rents in Katy`,
        (end: string, n: string) => `${end} ${n}deals in Katy by net effective rent`,
        (end: string, n: string) => `${n}leases with the ${end} effective rents in Katy`,
      ),
      ([end, descending], count, wording) => {
        const words = wording(end, count === null ? '' : `${count} `)
        const found = asked(words)
        expect({ words, ask: found?.ask }).toEqual({
          words,
          ask: { kind: 'best', figure: 'netEffectiveRent', limit: count ?? 10, descending },
        })
        expect(read(found?.rest ?? '')).toEqual(read('in Katy'))
      },
    ),
  )
  expect(asked('highest net effective rent in Katy')?.ask).toMatchObject({ kind: 'statistic', of: 'max' })
})

test('a year behind a figure is that of the deals, and so is a span of years', () => {
  fc.assert(
    fc.property(
      oneOf('med rent Katy', 'avg NER NNN Katy', 'average opex Katy', 'Katy rents'),
      oneOf(['2025', '2025-01-01', '2025-12-31'], ['2024-2025', '2024-01-01', '2025-12-31']),
      (said, [years, from, to]) => {
        if (said === 'Katy rents' && years.length > 4) return
        const found = asked(`${said} ${years}`)
        expect({ said, kind: found?.ask.kind }).toEqual({ said, kind: 'statistic' })
        expect(read(found?.rest ?? '')).toEqual(
          expect.arrayContaining([{ kind: 'date', field: 'dateSigned', from, to }, ...read('Katy')]),
        )
      },
    ),
  )
})

test('of leases that expire then, the years are those of the expiry', () => {
  fc.assert(
    fc.property(
      oneOf('exp 2027', 'expiring 27', 'exp in 27', 'rolling in 2027'),
      oneOf('count', 'sf'),
      (when, what) => {
        const found = asked(`${what} ${when} by city`)
        expect({ when, by: found?.ask.kind === 'group' && found.ask.by }).toEqual({ when, by: 'city' })
        expect({ when, of: read(found?.rest ?? '') }).toEqual({ when, of: read('expiring 2027') })
      },
    ),
  )
})

test('how many are wanted may stand behind everything else', () => {
  fc.assert(
    fc.property(
      oneOf('most active tenants', 'most active brokers', 'biggest landlords'),
      oneOf(3, 5, 10),
      (who, limit) => {
        const found = asked(`${who} in Katy 2025, top ${limit}`)
        expect({ who, ask: found?.ask }).toEqual({
          who,
          ask: expect.objectContaining({ kind: 'rank', limit }),
        })
        expect(read(found?.rest ?? '')).toEqual(read('Katy signed 2025'))
      },
    ),
  )
})

test('what is usual of a building is its own figure, over the buildings that are named', () => {
  const found = asked('how many docks does the average warehouse have in Katy')
  expect(found?.ask).toEqual({ kind: 'statistic', figure: 'dockDoors', of: 'mean' })
  expect(read(found?.rest ?? '')).toEqual(read('warehouse in Katy'))
})
