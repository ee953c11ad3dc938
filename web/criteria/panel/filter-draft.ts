import type { PropertyFilter } from '../../../sync/domain/criteria/filter.ts'
import { FILTER_BOUNDS } from '../../../sync/domain/criteria/filter-bounds.ts'
import { FILTER_CHOICES } from '../../../sync/domain/criteria/filter-choices.ts'

/** How many parts of a filter narrow the book: one for a pair of bounds, one for each choice ticked. */
export function countActive(filter: PropertyFilter): number {
  const pairs = [...FILTER_BOUNDS.map(({ min, max }) => [filter[min], filter[max]]), [filter.location]]
  const bounded = pairs.filter((bounds) => bounds.some((bound) => bound !== undefined)).length
  const lists = [...FILTER_CHOICES.map(({ part }) => filter[part]), filter.amenities]
  return lists.reduce((sum, chosen = []) => sum + chosen.length, bounded)
}

/** A choice ticked or unticked; no choice at all is no filter. */
export function toggled<T extends string>(
  chosen: readonly T[] | undefined,
  choice: T,
  isChosen: boolean,
): T[] | undefined {
  const others = (chosen ?? []).filter((other) => !isAlike(other, choice))
  const next = isChosen ? [...others, choice] : others
  return next.length === 0 ? undefined : next
}

/** What is chosen, spelled as the choices are: a link may have another case. */
export function spelledAs(
  chosen: readonly string[] | undefined,
  choices: Iterable<string>,
): string[] | undefined {
  const spellings = [...choices]
  return chosen?.map((value) => spellings.find((choice) => isAlike(choice, value)) ?? value)
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
