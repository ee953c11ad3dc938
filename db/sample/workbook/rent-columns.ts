import { perMonth } from '../leases.ts'
import type { Random } from '../random.ts'
import type { SampleColumn } from './sheet-plan.ts'

/** What stands where a rent is kept back. */
const WITHHELD = [null, null, 'TBD', 'Negotiable', 'Confidential', 'Call for pricing'] as const

/** Dollars a month as numbers, under a header that says so. */
export function monthlyRentColumn(header: string): SampleColumn {
  return {
    header,
    width: 11,
    numFmt: '"$"0.00',
    write: ({ rentPerSf }, random) => ({ value: rentPerSf ?? random.pick(WITHHELD), known: { rentPerSf } }),
  }
}

/** Dollars a year as numbers, under a header that says so. */
export function yearlyRentColumn(header: string): SampleColumn {
  return {
    header,
    width: 11,
    numFmt: '0.00',
    write({ rentPerSf }, random) {
      if (rentPerSf === null) return { value: random.pick(WITHHELD), known: {} }
      const value = perYear(rentPerSf)
      return { value, known: { rentPerSf: perMonth(value) } }
    },
  }
}

/** Operating expenses in dollars a year, under a header that says so. */
export function yearlyOpexColumn(header: string): SampleColumn {
  return {
    header,
    width: 11,
    numFmt: '0.00',
    write({ opexPerSf }) {
      const value = opexPerSf === null ? null : perYear(opexPerSf)
      return { value, known: { opexPerSf: value === null ? null : perMonth(value) } }
    },
  }
}

/** The whole deal in one cell: `$0.85/SF/mo NNN plus $0.22/SF/mo OpEx`. */
export function dealColumn(header: string): SampleColumn {
  return {
    header,
    width: 34,
    write({ rentPerSf, leaseType, opexPerSf }, random) {
      if (rentPerSf === null) return { value: random.pick(WITHHELD), known: {} }
      const rent = `$${rentPerSf.toFixed(2)}/SF/mo`
      if (leaseType === null) return { value: rent, known: { rentPerSf } }
      const words = `${rent} ${leaseTypeWord(leaseType, random)}`
      if (leaseType !== 'NNN' || opexPerSf === null) return { value: words, known: { rentPerSf, leaseType } }
      return {
        value: `${words} plus $${opexPerSf.toFixed(2)}/SF/mo OpEx`,
        known: { rentPerSf, leaseType, opexPerSf },
      }
    },
  }
}

/** Rents under a header that names no period: some cells say it, the others leave it to be assumed. */
export function looseRentColumn(header: string): SampleColumn {
  return {
    header,
    width: 16,
    write({ rentPerSf }, random) {
      if (rentPerSf === null) return { value: random.pick(WITHHELD), known: {} }
      const yearly = perYear(rentPerSf).toFixed(2)
      const monthly = rentPerSf.toFixed(2)
      return random.pick([
        { value: `$${yearly}/SF/yr`, known: { rentPerSf } },
        { value: `$${monthly}/SF/mo`, known: { rentPerSf } },
        { value: `$${monthly}/SF/month`, known: { rentPerSf } },
        { value: rentPerSf, known: { rentPerSf, rentBasisAssumed: true } },
        { value: `$${monthly.replace(/^0/, '')}`, known: { rentPerSf, rentBasisAssumed: true } },
        { value: `$${yearly}`, known: { rentPerSf, rentBasisAssumed: true } },
      ])
    },
  }
}

export function leaseTypeColumn(header: string): SampleColumn {
  return {
    header,
    width: 14,
    write: ({ leaseType }, random) => ({
      value: leaseType === null ? null : leaseTypeWord(leaseType, random),
      known: { leaseType },
    }),
  }
}

function leaseTypeWord(type: 'NNN' | 'MG' | 'Gross', random: Random): string {
  switch (type) {
    case 'NNN':
      return random.pick(['NNN', 'NNN', 'NNN', 'Triple Net'])
    case 'MG':
      return random.pick(['MG', 'Modified Gross', 'Industrial Gross'])
    case 'Gross':
      return 'Gross'
  }
}

function perYear(monthly: number): number {
  return Math.round(monthly * 12 * 100) / 100
}
