import { netEffectiveRent } from '../../domain/economics/effective-rent.ts'
import { LONGEST_LEASE_MONTHS } from '../../domain/economics/lease-terms.ts'
import type { LeaseInputs } from './ask.ts'

const MONTHS = 12
/** Dollars per square foot: a rent up to here is per month. */
const HIGHEST_MONTHLY = 4

const NUMBER = '(?<n>\\d*\\.?\\d+)'
const PER_SF = '(?:\\/ ?(?:sf|ft|foot)|psf|(?:per|a) (?:sf|foot|ft|square foot|sq\\.? ?ft)\\b)?'
const TERM = new RegExp(
  `${NUMBER}[\\s-]*(?<unit>months?|mos?|mths?|years?|yrs?)\\b(?![\\s-]*(?:of )?(?:free|abate|rent[- ]free))`,
  'i',
)
/** "4 months free on 65 at $0.84" */
const BARE_TERM = /\bon (?:an? )?(?<n>\d{2,3})(?<unit>)(?= (?:at|for) \$?\d)/i
const FREE = new RegExp(
  `${NUMBER}[\\s-]*(?<unit>months?|mos?|mths?)?[\\s-]*(?:of (?:(?:them|those|which|it) )?)?(?:are |is |come )?(?:free|abated|abatement|rent[- ]free)\\b`,
  'i',
)
const TI = new RegExp(
  `\\$? ?${NUMBER}\\s*${PER_SF}\\s*(?:of |in )?(?:tis?\\b|tenant improvements?|(?:ti )?allowance)`,
  'i',
)
const TI_BEFORE = new RegExp(`\\b(?:tis?|allowance|tenant improvements?)(?: of| at|:)? \\$? ?${NUMBER}`, 'i')
const RENT = new RegExp(
  `(?:\\$ ?${NUMBER}|(?<![\\d.])(?<plain>\\d*\\.\\d+)|(?<cents>\\d{2,3}) ?(?:cents?|¢))\\s*${PER_SF}\\s*(?<period>\\/ ?(?:yr|year)|per year|a year|annual(?:ly)?|yr\\b|\\/ ?mo|per month|monthly)?`,
  'i',
)

const ESCALATION = new RegExp(
  `${NUMBER} ?(?:%|percent|pct)(?: (?:a|per) year| annual(?:ly)?| yearly| fixed| rent)?(?: (?:bumps?|increases?|escalations?|escalators?|steps?))?`,
  'i',
)

/** The figures of a lease that a question states: "$0.84 NNN, 65 months, 5 free, $7.50 TI". Null without rent and term. */
export function leaseInputs(text: string): LeaseInputs | null {
  const escalation = ESCALATION.exec(text)
  const withoutEscalation = without(text, escalation)
  const ti = TI.exec(withoutEscalation) ?? TI_BEFORE.exec(withoutEscalation)
  const withoutTi = without(withoutEscalation, ti)
  const free = FREE.exec(withoutTi)
  const withoutFree = without(withoutTi, free)
  const term = TERM.exec(withoutFree) ?? BARE_TERM.exec(withoutFree)
  const rent = RENT.exec(without(withoutFree, term))
  if (term === null || rent === null) return null
  const { n, plain, cents } = rent.groups ?? {}
  const dollars = cents === undefined ? Number(n ?? plain) : Number(cents) / 100
  const period = rent.groups?.period ?? ''
  const isYearly = /y/i.test(period) || (period === '' && dollars > HIGHEST_MONTHLY)
  const months = Number(term.groups?.n) * (/^y/i.test(term.groups?.unit ?? '') ? MONTHS : 1)
  return {
    rentPerSf: isYearly ? dollars / MONTHS : dollars,
    leaseTerm: months,
    freeRentMonths: stated(free),
    tiPerSf: stated(ti),
    escalationPct: stated(escalation),
  }
}

/** Net effective rent a month, nothing discounted; what is not stated is none. Null where no month is paid. */
export function netEffective(inputs: LeaseInputs): number | null {
  const { rentPerSf: faceRent, leaseTerm: months } = inputs
  const freeMonths = inputs.freeRentMonths ?? 0
  if (!(months > 0) || months > LONGEST_LEASE_MONTHS || freeMonths >= months) return null
  return netEffectiveRent(
    {
      faceRent,
      months,
      escalation: { kind: 'percent', percentAYear: inputs.escalationPct ?? 0 },
      freeRent: { months: freeMonths, fromMonth: 1 },
    },
    { tiPerSf: inputs.tiPerSf ?? 0, commissionPerSf: null },
  )
}

function stated(match: RegExpExecArray | null): number | null {
  return match === null ? null : Number(match.groups?.n)
}

function without(text: string, match: RegExpExecArray | null): string {
  return match === null
    ? text
    : `${text.slice(0, match.index)} ; ${text.slice(match.index + match[0].length)}`
}
