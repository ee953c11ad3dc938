import { expect, test } from 'vitest'
import { leaseEconomics } from '../../../../sync/domain/economics/lease-economics.ts'
import { missingWords } from '../../../../sync/domain/economics/missing-words.ts'
import type { LeaseFacts } from '../../../../sync/domain/economics/stated-terms.ts'

const LEASE: LeaseFacts = {
  rentPerSf: 1,
  leaseTerm: 60,
  rentEscalationPct: 0,
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
