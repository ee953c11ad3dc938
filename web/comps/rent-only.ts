import { formatCount } from '../../sync/domain/format.ts'

const RENT_ONLY = 'With rent only'

/** `With rent only (19 of 28)`: what is to be chosen, and what it leaves. */
export function rentOnlyLabel(withRent: number, count: number): string {
  return `${RENT_ONLY} (${formatCount(withRent)} of ${formatCount(count)})`
}

/** Whether there is anything to choose: some state a rent and some do not. */
export function canBeRentOnly(withRent: number, count: number): boolean {
  return withRent > 0 && withRent < count
}

/** What a list or a file was made by, where comps without a rent were left out as well. */
export function rentOnlyWords(criteria: readonly string[]): string[] {
  return [...criteria, RENT_ONLY]
}
