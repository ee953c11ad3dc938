import { discountedNetEffectiveRent, netEffectiveRent } from '../../domain/economics/effective-rent.ts'
import { LONGEST_LEASE_MONTHS } from '../../domain/economics/lease-terms.ts'
import type { LeaseInputs } from './ask.ts'
import { type Clause, Clauses } from './asks/clauses.ts'

const MONTHS = 12
/** Dollars per square foot: a rent up to here is per month. */
const HIGHEST_MONTHLY = 4
/** Dollars per square foot: a larger allowance is for the whole space. */
const HIGHEST_TI = 500
const TIMES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, million: 1e6 }

const N = String.raw`(?<n>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+)`
const MONEY = String.raw`(?<![\d.,])\$? ?${N}(?: ?(?<times>k|mm|m|thousand|million)\b)?`
const CENTS = String.raw`(?:\$ ?${N}|(?<cents>\d{1,3}) ?(?:cents?|¢))`
const PERCENT = `${N} ?(?:%|percent|pct)`
const PER_SF = String.raw`(?: ?\/ ?(?:sf|ft|foot)\b| ?psf\b| (?:per|a) (?:sf|foot|ft|square foot|sq\.? ?ft)\b)?`
const A_YEAR = String.raw`(?:(?:a|per|each|every) (?:year|yr|annum)|\/ ?(?:yr|year)|annual(?:ly)?|yearly|p\.?a\b\.?)`
const A_MONTH = String.raw`(?:\/ ?mo(?:nth)?\b|(?:per|a) month|monthly)`
const MONTH = '(?:months?|mos?|mths?)'
const FREE = '(?:free|abated?|abatement|rent[- ]free)(?: rent)?'
const RISE = '(?:bumps?|increases?|escalations?|escalators?|steps?|growth)'
const RISING = `(?:rising|growing|increasing|escalating|${RISE})(?: (?:at|by|of))?`
const TI = String.raw`(?:tis?\b|tenant improvements?|(?:ti )?allowance)`
const COMMISSION = String.raw`(?:leasing )?(?:commissions?|lcs?\b|(?:brokerage|broker) fees?)`
const EXPENSES = String.raw`(?:opex|cam|nnns? (?:charges|expenses)|(?:operating )?expenses)\b`
const RANGE = String.raw`(?<from>\d+) ?(?:-|–|to|through|thru) ?(?<to>\d+)`

/**
 * The figures of a lease that a question states: "$0.84 NNN, 65 months, 5 free, $7.50 TI". Null without rent and term.
 * What is stated and cannot be counted stands in `notCounted`, in its own words.
 */
export function leaseInputs(text: string): LeaseInputs | null {
  const said = new Clauses(text)
  const size = said.take(String.raw`${N}(?: ?(?<times>k)\b)? ?(?:sf|sq\.? ?ft\.?|square feet)\b(?! ?ti)`)
  const costs = readCosts(said, size && amount(size))
  const rises = readRises(said)
  const free = readFree(said)
  const term = said.take(
    String.raw`${N}[\s-]*(?<unit>months?|mos?|mths?|years?|yrs?)\b(?: (?:lease|term))*`,
    // "4 months free on 65 at $0.84"
    String.raw`\b(?:on|over) (?:an? )?(?<n>\d{2,3})(?= (?:at|for|with)\b)`,
  )
  const rent = said.take(
    `${CENTS}${PER_SF} ?(?<yearly>${A_YEAR})?(?:${A_MONTH})?`,
    String.raw`(?<![\d.])(?<n>\d*\.\d+)${PER_SF} ?(?<yearly>${A_YEAR})?(?:${A_MONTH})?`,
  )
  if (term === null || rent === null) return null
  const dollars = amount(rent)
  const isMonthly =
    rent.yearly === undefined && (new RegExp(A_MONTH).test(rent.words) || dollars <= HIGHEST_MONTHLY)
  const each = isMonthly ? 1 : MONTHS
  return {
    rentPerSf: dollars / each,
    leaseTerm: amount(term) * (/^y/i.test(term.unit ?? '') ? MONTHS : 1),
    ...costs,
    ...free,
    escalationPct: rises.percent,
    stepPerSf: rises.step && amount(rises.step) / each,
    notCounted: said.unused(),
  }
}

/** What the landlord pays, dollars per square foot; `size` is that of the space, in square feet. */
function readCosts(said: Clauses, size: number | null) {
  const discount = said.take(
    `discount(?:ed|ing)?(?: rate)?(?: at| by| of)? (?:a )?${PERCENT}(?: ${A_YEAR})?`,
    `(?:at )?(?:an? )?${PERCENT} discount(?: rate)?`,
  )
  // A percentage of what? Brokers count it in more than one way.
  said.skip(`${PERCENT} (?:of )?${COMMISSION}`, `${COMMISSION}(?: of| at|:)? ${PERCENT}`)
  said.skip(`${MONEY}${PER_SF} ?(?:cents? )?(?:of |in )?${EXPENSES}`)
  const commission = said.take(
    `${MONEY}${PER_SF} ?(?:of |in )?${COMMISSION}`,
    `${COMMISSION}(?: of| at|:)? ${MONEY}${PER_SF}`,
  )
  const none = said.take(`\\b(?:no|zero|without) ${TI}`)
  const allowance = [`${MONEY}${PER_SF} ?(?:of |in )?${TI}`, `\\b${TI}(?: of| at|:)? ${MONEY}${PER_SF}`]
  const ti = said.take(...allowance)
  const isWhole = ti !== null && amount(ti) > HIGHEST_TI
  if (isWhole && size === null) said.addUnused(ti.words)
  return {
    tiPerSf: none ? 0 : ti && (isWhole ? size && amount(ti) / size : amount(ti)),
    commissionPerSf: commission && amount(commission),
    discountPct: discount && amount(discount),
  }
}

function readRises(said: Clauses) {
  const step = said.take(
    `(?<![\\d.])${CENTS}${PER_SF} ?(?:${A_YEAR} )?${RISE}(?: ${A_YEAR})?`,
    `${RISING} ${CENTS}${PER_SF}(?: ?${A_YEAR})?`,
  )
  const percent = said.take(
    `${RISING} ${PERCENT}(?: ?${A_YEAR})?`,
    `${PERCENT} ?(?:(?:fixed|rent|${A_YEAR}) ?)*${RISE}(?: ${A_YEAR})?`,
    `${PERCENT} ?(?:fixed )?${A_YEAR}`,
    `${PERCENT}(?= *(?:[,;.?!]|$|and\\b))`,
  )
  const none = said.take(`\\b(?:no|without) (?:${A_YEAR} |rent )*${RISE}|\\bflat\\b(?: rent)?`)
  return { step, percent: percent ? amount(percent) : none && 0 }
}

function readFree(said: Clauses) {
  // So much free each year is no time at the start of the lease.
  said.skip(`(?:half an?|${N}) ${MONTH}(?: of)? ${FREE} ${A_YEAR}`)
  const half = said.take(`(?:first )?${N}[ -]?${MONTH} (?:at |of )?(?:half|50 ?%)(?:[ -]rent|[ -]abated?)?`)
  const window = said.take(
    `${MONTH} ${RANGE} (?:are |is )?${FREE}`,
    `${FREE} (?:in |for |during )?${MONTH} ${RANGE}`,
  )
  const free = said.take(
    String.raw`${N}[\s-]*${MONTH}?[\s-]*(?:of (?:(?:them|those|which|it) )?)?(?:are |is |come )?${FREE}\b`,
  )
  const none = said.take(`\\b(?:no|zero|without) ${FREE}`)
  const months = [
    ...(half ? [amount(half) / 2] : []),
    ...(window ? [Number(window.to) - Number(window.from) + 1] : []),
    ...(free ? [amount(free)] : []),
  ]
  return {
    freeRentMonths: months.length > 0 ? months.reduce((sum, own) => sum + own) : none && 0,
    freeFromMonth: window ? Number(window.from) : 1,
  }
}

function amount({ n, cents, times }: Clause): number {
  if (cents !== undefined) return Number(cents) / 100
  return Number(n?.replaceAll(',', '')) * (TIMES[times?.toLowerCase() ?? ''] ?? 1)
}

/** Net effective rent a month; what is not stated is none. Null where no month is paid. */
export function netEffective(inputs: LeaseInputs): number | null {
  const {
    rentPerSf: faceRent,
    leaseTerm: months,
    freeFromMonth = 1,
    stepPerSf = null,
    discountPct = null,
  } = inputs
  const freeMonths = inputs.freeRentMonths ?? 0
  if (!(months > 0) || months > LONGEST_LEASE_MONTHS || freeMonths >= months) return null
  const terms = {
    faceRent,
    months,
    escalation:
      stepPerSf === null
        ? { kind: 'percent' as const, percentAYear: inputs.escalationPct ?? 0 }
        : { kind: 'step' as const, dollarsAYear: stepPerSf },
    freeRent: { months: freeMonths, fromMonth: freeFromMonth },
  }
  const costs = { tiPerSf: inputs.tiPerSf ?? 0, commissionPerSf: inputs.commissionPerSf ?? null }
  return discountPct === null
    ? netEffectiveRent(terms, costs)
    : discountedNetEffectiveRent(terms, costs, discountPct)
}
