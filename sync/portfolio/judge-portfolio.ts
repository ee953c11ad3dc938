import type { Book } from '../book/book.ts'
import { type Bitmap, countBits } from '../columns/bitmap.ts'
import type { PortfolioFilter } from './portfolio-filter.ts'
import { shownSlots, valueSlots } from './value-slots.ts'

/**
 * Filters that are judged together: all values of a field, of which any one suffices, or one amenity, because each
 * must be present.
 */
export type FilterGroup = readonly [PortfolioFilter, ...PortfolioFilter[]]

export interface JudgedPortfolio {
  groups: readonly FilterGroup[]
  /** The slots that fail nothing. Do not change them. */
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
  const [one, other, ...more] = groups.map((group) => slotsMeeting(book, group))
  const shown = shownSlots(book)
  if (one === undefined) return { groups, found: shown, failingOne: [] }
  if (other === undefined) return { groups, ...judgeOne(shown, one) }
  if (more.length === 0) return { groups, ...judgeTwo(shown, one, other) }
  return { groups, ...judgeMany(shown, [one, other, ...more]) }
}

type Judged = Omit<JudgedPortfolio, 'groups'>

function judgeOne(shown: Bitmap, meets: Bitmap): Judged {
  const { length } = shown
  const found: Bitmap = new Int32Array(length)
  const failing: Bitmap = new Int32Array(length)
  for (let i = 0; i < length; i++) {
    const isShown = shown[i] as number
    const meeting = meets[i] as number
    found[i] = isShown & meeting
    failing[i] = isShown & ~meeting
  }
  return { found, failingOne: [failing] }
}

/** What fails one of two alone meets the other: no need to count what each slot fails. */
function judgeTwo(shown: Bitmap, one: Bitmap, other: Bitmap): Judged {
  const { length } = shown
  const found: Bitmap = new Int32Array(length)
  const failingOne: Bitmap = new Int32Array(length)
  const failingOther: Bitmap = new Int32Array(length)
  for (let i = 0; i < length; i++) {
    const meetsOne = (shown[i] as number) & (one[i] as number)
    const meetsOther = (shown[i] as number) & (other[i] as number)
    found[i] = meetsOne & meetsOther
    failingOne[i] = meetsOther & ~meetsOne
    failingOther[i] = meetsOne & ~meetsOther
  }
  return { found, failingOne: [failingOne, failingOther] }
}

/** A pass for each group: a loop over groups within one over words takes three times as long. */
function judgeMany(shown: Bitmap, meeting: readonly Bitmap[]): Judged {
  const { length } = shown
  const failsAny: Bitmap = new Int32Array(length)
  const failsMore: Bitmap = new Int32Array(length)
  for (const meets of meeting) {
    for (let i = 0; i < length; i++) {
      const fails = ~(meets[i] as number)
      failsMore[i] = (failsMore[i] as number) | ((failsAny[i] as number) & fails)
      failsAny[i] = (failsAny[i] as number) | fails
    }
  }
  const found: Bitmap = new Int32Array(length)
  const failsOne = failsMore
  for (let i = 0; i < length; i++) {
    const isShown = shown[i] as number
    found[i] = isShown & ~(failsAny[i] as number)
    failsOne[i] = isShown & (failsAny[i] as number) & ~(failsMore[i] as number)
  }
  const failingOne = meeting.map((meets) => {
    const failing: Bitmap = new Int32Array(length)
    for (let i = 0; i < length; i++) failing[i] = (failsOne[i] as number) & ~(meets[i] as number)
    return failing
  })
  return { found, failingOne }
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
