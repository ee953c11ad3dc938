import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths } from '../../../../sync/domain/dates/days.ts'
import { leaseEconomics } from '../../../../sync/domain/economics/lease-economics.ts'
import { missingWords } from '../../../../sync/domain/economics/missing-words.ts'
import { type LeaseFacts, statedTerms } from '../../../../sync/domain/economics/stated-terms.ts'

const LEASE: LeaseFacts = {
  rentPerSf: 1,
  leaseTerm: 60,
  rentEscalationPct: 0,
  rentSteps: null,
  freeRentMonths: 3,
  tiPerSf: 6,
  leaseType: 'NNN',
  opexPerSf: 0.25,
  commencement: null,
  expiration: null,
}

test('a lease that states everything is worth what follows from it, in dollars a month', () => {
  const { effective, netEffective, net, gross } = leaseEconomics(LEASE)
  expect(effective.figure).toBeCloseTo(0.95, 12)
  expect(netEffective.figure).toBeCloseTo(0.85, 12)
  expect(net.figure).toBe(1)
  expect(gross.figure).toBe(1.25)
})

test('the lines of a working add up to its results', () => {
  const { working, figure } = leaseEconomics(LEASE, { commissionPerSf: 1.5 }).netEffective
  const rents = working.filter(
    ({ unit, isResult, figure: of }) => unit === 'perSf' && !isResult && of !== null,
  )
  const total = working.find(({ unit, isResult }) => unit === 'perSf' && isResult)?.figure
  expect(rents.reduce((sum, line) => sum + (line.figure ?? 0), 0)).toBeCloseTo(total ?? Number.NaN, 12)
  expect(working.at(-1)?.figure).toBe(figure)
  expect((total ?? 0) / 60).toBeCloseTo(figure ?? Number.NaN, 12)
})

test('what is missing is named, and nothing is worked out in its place', () => {
  const { effective, netEffective } = leaseEconomics({ ...LEASE, leaseTerm: null, tiPerSf: null })
  expect(effective).toEqual({ figure: null, missing: ['leaseTerm'], working: [] })
  expect(netEffective).toEqual({ figure: null, missing: ['leaseTerm', 'tiPerSf'], working: [] })
  expect(missingWords(netEffective.missing)).toBe('no term, no TI')
})

test('a person can set what is missing', () => {
  const { netEffective } = leaseEconomics({ ...LEASE, tiPerSf: null }, { tiPerSf: 0 })
  expect(netEffective.figure).toBeCloseTo(0.95, 12)
})

test('a lease of a year needs no escalation, a longer one does', () => {
  const unknown = { ...LEASE, rentEscalationPct: null }
  expect(leaseEconomics({ ...unknown, leaseTerm: 12 }).effective.figure).toBeCloseTo(0.75, 12)
  expect(leaseEconomics(unknown).effective.missing).toEqual(['rentEscalationPct'])
})

test('without a stated term it is counted from the dates, where both are known to the month', () => {
  const dated = { ...LEASE, leaseTerm: null, commencement: '2024-03-01', expiration: '2029-02-28' }
  const { effective } = leaseEconomics(dated)
  expect(effective.figure).toBeCloseTo(0.95, 12)
  expect(effective.working.some(({ label }) => label.includes('counted from the dates'))).toBe(true)
  expect(leaseEconomics({ ...dated, expiration: '2029' }).effective.missing).toEqual(['leaseTerm'])
})

test('gross and net rents stand on one footing by operating expenses that are stated or set', () => {
  const gross = { ...LEASE, leaseType: 'Gross' as const }
  expect(leaseEconomics(gross).net.figure).toBe(0.75)
  expect(leaseEconomics({ ...gross, opexPerSf: null }).net.missing).toEqual(['opexPerSf'])
  expect(leaseEconomics({ ...gross, opexPerSf: null }, { opexPerSf: 0.4 }).net.figure).toBeCloseTo(0.6, 12)
})

test('what a landlord bears under a modified gross lease has to be set', () => {
  const modified = { ...LEASE, leaseType: 'MG' as const }
  const { missing } = leaseEconomics(modified).net
  expect([missing, missingWords(missing)]).toEqual([['modifiedGrossPercent'], 'MG share not set'])
  expect(leaseEconomics({ ...LEASE, leaseType: null }).net.missing).toEqual(['leaseType'])
  const { net, gross } = leaseEconomics(modified, { modifiedGrossPercent: 40 })
  expect([net.figure, gross.figure]).toEqual([0.9, 1.15])
})

test('a term between dates that leave room is filled by whole years where they fit, and told as about', () => {
  const termOf = (commencement: string, expiration: string) =>
    leaseEconomics({ ...LEASE, leaseTerm: null, commencement, expiration }).effective.working[2]?.label
  expect(
    [
      ['2024-03-15', '2029-03'],
      ['2024-03', '2029-03'],
      ['2024-03', '2029-02'],
      ['2024-03', '2029-02-28'],
      ['2024-03-01', '2029-07'],
      ['2024-03-15', '2029-04-02'],
      ['2024-03-15', '2029-03-14'],
      ['2024-02-29', '2029-02-28'],
    ].map(([from = '', to = '']) => termOf(from, to)),
  ).toEqual([
    'Rent of about 60 months, counted from the dates',
    'Rent of about 60 months, counted from the dates',
    'Rent of about 60 months, counted from the dates',
    'Rent of about 60 months, counted from the dates',
    'Rent of about 65 months, counted from the dates',
    'Rent of about 61 months, counted from the dates',
    'Rent of 60 months, counted from the dates',
    'Rent of 60 months, counted from the dates',
  ])
})

test('a lease of whole years is counted as such, whatever its dates leave out', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-28'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('day', 'month', 'first', 'last'),
      (date, years, known) => {
        const first = date.toISOString().slice(0, 10)
        const last = addDays(addMonths(first, years * 12), -1)
        const commencement = known === 'month' || known === 'last' ? first.slice(0, 7) : first
        const expiration = known === 'month' || known === 'first' ? last.slice(0, 7) : last
        const { terms, termCounted } = statedTerms({ ...LEASE, leaseTerm: null, commencement, expiration })
        expect(terms?.months).toBe(years * 12)
        expect(termCounted).toBe(known === 'day' ? 'exactly' : 'about')
      },
    ),
  )
})

test('no month beyond the lease is told as free, and a part of one is told as such', () => {
  const freeOf = (freeRentMonths: number, fromMonth = 1) =>
    leaseEconomics({ ...LEASE, leaseTerm: 12, freeRentMonths }, { freeRent: { fromMonth } }).effective
      .working[3]?.label
  expect([freeOf(14), freeOf(3), freeOf(1), freeOf(5.5), freeOf(3, 11), freeOf(2, 100), freeOf(0)]).toEqual([
    'Free rent in months 1 to 12',
    'Free rent in months 1 to 3',
    'Free rent in month 1',
    'Free rent of 5.5 months from month 1',
    'Free rent in months 11 to 12',
    'No free rent',
    'No free rent',
  ])
})
