import { formatCount } from '../../domain/format.ts'

/** What the bounds of the middle half of the rents are called. */
export const QUARTILES = '25th–75th percentile'
/** The same where there is no room for a word. */
export const QUARTILES_SHORT = '25th–75th'
/** What the rent that nine of ten are not above is called. */
export const TOP_DECILE = '90th percentile'
/** The same beside the quartiles, where there is room for a word. */
export const TOP_DECILE_SHORT = '90th'

/** `19 of 28 have a rent`. */
export function withRentSentence(withRent: number, count: number): string {
  return `${formatCount(withRent)} of ${formatCount(count)} ${withRent === 1 ? 'has' : 'have'} a rent`
}
