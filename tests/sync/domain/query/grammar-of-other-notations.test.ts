import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'

const EVENTS = [
  ['signed', 'dateSigned'],
  ['expiring', 'expiration'],
  ['commencing', 'commencement'],
] as const

test('days with points have the day first, but where the month is told', () => {
  for (const [event, field] of EVENTS) {
    const days = { kind: 'date', field, from: '2025-03-01', to: '2025-08-31' }
    expect(understoodIn(`${event} between 01.03.2025 and 31.08.2025`)).toEqual([days])
    expect(understoodIn(`${event} between 03.01.2025 and 08.31.2025`)).toEqual([days])
    expect(understoodIn(`${event} since 15.3.2025`)).toEqual([{ ...days, from: '2025-03-15', to: null }])
    expect(understoodIn(`${event} by 3.15.2025`)).toEqual([{ ...days, from: null, to: '2025-03-15' }])
  }
})

test('a year may be called what it is', () => {
  for (const year of [
    'CY2027',
    'CY 2027',
    'CY27',
    'FY2027',
    'FY 27',
    'calendar 2027',
    'calendar year 2027',
    'fiscal 2027',
  ]) {
    const days = { kind: 'date', field: 'expiration', from: '2027-01-01', to: '2027-12-31' }
    expect(understoodIn(`${year} expirations`), year).toEqual([days])
    expect(understoodIn(`leases expiring in ${year}`), year).toEqual([days])
  }
})

test('a comma before decimals is read where what follows is counted in parts', () => {
  for (const unit of ['%', ' %', ' per cent', ' percent'])
    expect(understoodIn(`escalation of at least 3,5${unit}`), unit).toEqual([
      { kind: 'range', field: 'rentEscalationPct', min: 3.5, max: null },
    ])
  expect(understoodIn('at least 2,5 acres')).toEqual([
    { kind: 'range', field: 'landSizeAcres', min: 2.5, max: null },
  ])
  expect(understoodIn('rent of at most 0,78 dollars')).toEqual([
    { kind: 'range', field: 'rentPerSf', min: null, max: 0.78 },
  ])
})

test('a road may be spoken', () => {
  const roads = [
    ['I ten', 'I-10'],
    ['I forty five', 'I-45'],
    ['interstate ten', 'interstate 10'],
    ['highway six', 'highway 6'],
    ['beltway eight', 'beltway 8'],
    ['loop six ten', 'loop 610'],
    ['two ninety', '290'],
    ['highway two twenty five', 'highway 225'],
  ] as const
  for (const [spoken, written] of roads) {
    for (const before of ['off', 'near', 'along']) {
      const [said, meant] = [spoken, written].map((road) => understoodIn(`warehouses ${before} ${road}`))
      expect(said?.map(withoutNames), `${before} ${spoken}`).toEqual(meant?.map(withoutNames))
      expect(said, spoken).toHaveLength(2)
    }
  }
})

function withoutNames(one: object) {
  return { ...one, names: [], place: '' }
}
