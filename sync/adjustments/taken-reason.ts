import type { Characteristic } from '../domain/records/characteristics.ts'
import { rateFigures } from './grid-words.ts'
import { isMeasured } from './measures.ts'
import { type Suggestion, strengthOf } from './suggest.ts'

const SET = 'set: '
/** `Corner lot; set: +1.2% per ft, n 14, ±0.5` */
const TAKEN = /(?:^|; )set: [^;]*$/

/** Why an adjustment is what it is, where the set suggested it: `set: +1.2% per ft, n 14, ±0.5`. */
export function reasonOfTaken(name: Characteristic, { rate }: Suggestion): string {
  if (rate === null || !isMeasured(name)) return `${SET}operating expenses the comp states`
  const weak = strengthOf(rate) === 'weak' ? ', weak' : ''
  return `${SET}${rateFigures(name, rate).join(', ')}${weak}`
}

/** What a person wrote stays, and what was taken before goes. */
export function withTaken(reason: string, taken: string): string {
  const own = withoutTaken(reason)
  return own === '' ? taken : `${own}; ${taken}`
}

/** An amount that was typed anew is not the set's. */
export function withoutTaken(reason: string): string {
  return reason.trim().replace(TAKEN, '')
}
