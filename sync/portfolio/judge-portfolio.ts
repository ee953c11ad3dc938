import type { Book } from '../book/book.ts'
import { type Bitmap, countBits, emptyBitmap } from '../columns/bitmap.ts'
import type { PortfolioFilter } from './portfolio-filter.ts'
import { shownSlots, valueSlots } from './value-slots.ts'

/**
 * Filters that are judged together: all values of a field, of which any one suffices, or one amenity, because each
 * must be present.
 */
export type FilterGroup = readonly [PortfolioFilter, ...PortfolioFilter[]]

export interface JudgedPortfolio {
  groups: readonly FilterGroup[]
  /** The slots that fail nothing. */
  found: Bitmap
  /** By group, the slots that fail it and nothing else. */
  failingOne: readonly Bitmap[]
}

/** The filters by what is judged together, in the order in which each was first asked for. */
export function groupFilters(filters: readonly PortfolioFilter[]): FilterGroup[] {
  const groups: [PortfolioFilter, ...PortfolioFilter[]][] = []
  for (const filter of filters) {
    const group = groups.find(([{ field }]) => field === filter.field && field !== 'amenity')
    if (group === undefined) groups.push([filter])
    else group.push(filter)
  }
  return groups
}

/** Judges every slot of a book by filters. */
export function judgePortfolio(book: Book, filters: readonly PortfolioFilter[]): JudgedPortfolio {
  const groups = groupFilters(filters)
  const meeting = groups.map((group) => slotsMeeting(book, group))
  const shown = shownSlots(book)
  const { length } = shown
  // A pass for each group: a loop over groups within one over words takes three times as long.
  const failsAny = emptyBitmap(book.slots)
  const failsMore = emptyBitmap(book.slots)
  for (const meets of meeting) {
    for (let i = 0; i < length; i++) {
      const fails = ~(meets[i] as number)
      failsMore[i] = (failsMore[i] as number) | ((failsAny[i] as number) & fails)
      failsAny[i] = (failsAny[i] as number) | fails
    }
  }
  const found = emptyBitmap(book.slots)
  const failsOne = failsMore
  for (let i = 0; i < length; i++) {
    const isShown = shown[i] as number
    found[i] = isShown & ~(failsAny[i] as number)
    failsOne[i] = isShown & (failsAny[i] as number) & ~(failsMore[i] as number)
  }
  const failingOne = meeting.map((meets) => {
    const failing = emptyBitmap(book.slots)
    for (let i = 0; i < length; i++) failing[i] = (failsOne[i] as number) & ~(meets[i] as number)
    return failing
  })
  return { groups, found, failingOne }
}

/** By filter: how many are left once it and those before it have been applied. */
export function leftAfterEach(book: Book, filters: readonly PortfolioFilter[]): number[] {
  return filters.map((_, last) => {
    const left = shownSlots(book).slice()
    for (const group of groupFilters(filters.slice(0, last + 1))) {
      const meets = slotsMeeting(book, group)
      for (let i = 0; i < left.length; i++) left[i] = (left[i] as number) & (meets[i] as number)
    }
    return countBits(left)
  })
}

function slotsMeeting(book: Book, [first, ...others]: FilterGroup): Bitmap {
  if (others.length === 0) return valueSlots(book, first)
  const meets = valueSlots(book, first).slice()
  for (const filter of others) {
    const more = valueSlots(book, filter)
    for (let i = 0; i < meets.length; i++) meets[i] = (meets[i] as number) | (more[i] as number)
  }
  return meets
}
