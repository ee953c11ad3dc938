import { type Comparator, comparators } from '../amounts/comparators.ts'
import { type Amount, isMoney, readAmount } from '../amounts/read-amount.ts'
import { units } from '../amounts/units.ts'
import { type Noun, nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import { type Found, foundCriterion, type Lead, type Reader, type Reading } from '../vocabulary/reading.ts'
import { foundRange } from './found-range.ts'
import { otherRentBound } from './other-rent-bound.ts'
import type { Quantity } from './quantity.ts'
import { type Head, NO_HEAD, readHead } from './quantity-head.ts'
import { readNounOf } from './quantity-noun.ts'
import { type Figures, readFigures } from './read-figures.ts'
import { readTail, type Tail } from './read-tail.ts'
import { boundBehindLease } from './read-terms.ts'
import { endOfDimensions } from './readers/read-unaskable.ts'

/**
 * Reads a figure with its comparator, unit and noun, in any of the orders they are written in: "min 30 clear",
 * "clear height of at least 30 ft", "30'+ clear", "$0.60-0.80/sf", "between 20k and 50k", "10-ton crane".
 */
export const readQuantity: Reader = (reading, at, lead) => {
  const said = readHead(reading.tokens, at)
  const figures = readFigures(
    reading,
    said.end,
    said.comparator,
    said.noun !== null && wordsFor(said.noun.field).money !== undefined,
  )
  // "dock high 20-40" is how it is loaded, and a size.
  const isKind = /^(?:high|hi)$/.test(reading.tokens[said.end - 1]?.text ?? '')
  if (isKind && said.noun?.field === 'dockDoors' && (figures?.high?.value ?? 0) >= LEAST_SIZE) return null
  // "office 10-15%"
  const isShare = said.noun?.field === 'officeSf' && figures?.tail.unit === 'percent'
  const head: Head = isShare ? { ...said, noun: { field: 'officePercent' } } : said
  // "grade level 12x14" is how large a door is.
  if (figures === null || endOfDimensions(reading, figures.tail.end) !== null) return null
  const tonsAt = head.noun === null ? afterCount(reading, figures.low) : null
  const tons = tonsAt === null ? null : readFigures(reading, tonsAt, null, false)
  return tons === null
    ? foundFigures(reading, at, head, figures, lead)
    : foundFigures(reading, at, NO_HEAD, tons, lead)
}

/** Thousands of square feet: from here on two figures behind "dock high" are a size. */
const LEAST_SIZE = 15

function isYearOfDeals({ digits }: Amount, { high, tail }: Figures): boolean {
  return high === null && tail.unit === null && tail.comparator === null && /^20[12]\d$/.test(digits)
}

interface Shared {
  noun: Noun | null
  unit: Tail['unit']
  multiplier: number
}

/** "at least 10 but no more than 15 docks": what is said of both stands behind the second bound. */
function saidOfBoth({ tokens }: Reading, { end }: Tail, first: Comparator | null): Shared | null {
  const comma = tokens[end]?.text === ',' ? end + 1 : end
  const joint = /^(?:and|but|nor|or)$/.test(tokens[comma]?.text ?? '') ? comma + 1 : comma
  const bound = comparators.longest(tokens, joint)
  const amount = bound === null ? null : readAmount(tokens, bound.end)
  if (amount === null || isMoney(amount) || bound?.value.side === first?.side) return null
  const unit = units.longest(tokens, amount.end)
  const noun = nouns.longest(tokens, unit?.end ?? amount.end)
  if (noun === null && unit === null && amount.multiplier === 1) return null
  const isOfOffice = noun?.value.field === 'officeSf' && unit?.value === 'foot'
  const said = isOfOffice ? 'sf' : (unit?.value ?? null)
  return { noun: noun?.value ?? null, unit: said, multiplier: amount.multiplier }
}

function withMultiplier(amount: Amount, multiplier: number): Amount {
  return amount.multiplier === 1 && multiplier > 1
    ? { ...amount, value: amount.value * multiplier, multiplier }
    : amount
}

/** "(2) 10-ton cranes", "2 x 5 ton": how many there are cannot be asked for, what they lift can. */
function afterCount(reading: Reading, count: Amount): number | null {
  const { tokens } = reading
  if (count.multiplier !== 1 || count.value > 20 || isMoney(count)) return null
  const at = /^[)x]$/.test(tokens[count.end]?.text ?? '') ? count.end + 1 : count.end
  const tons = readAmount(tokens, at)
  return tons !== null && readTail(reading, tons.end, false).unit === 'ton' ? at : null
}

function foundFigures(reading: Reading, at: number, head: Head, figures: Figures, lead: Lead): Found | null {
  const { low, high, tail } = figures
  const named = readNounOf(reading, head, figures, lead)
  if (named === null) return null
  if (named.noun?.field === 'craneTons' && tail.unit === null) {
    return foundCriterion({ kind: 'amenity', amenity: 'crane', not: false }, named.tail.end)
  }
  const other = otherRentBound(reading, at, figures, head.comparator ?? tail.comparator)
  const quantityOf = (noun: Noun | null, { comparator, end }: Tail): Quantity => ({
    low,
    high,
    comparator:
      head.comparator ??
      comparator ??
      (tail.isRent || tail.isPerSf || (noun === null && tail.unit === null)
        ? boundBehindLease(reading.tokens, end)
        : null),
    isTrailing: head.comparator === null,
    unit: tail.unit,
    isPerSf: tail.isPerSf,
    period: tail.period ?? noun?.period ?? other?.period ?? null,
    other: other?.value ?? null,
    noun: noun?.field ?? null,
    end,
  })
  const found = foundRange(reading, quantityOf(named.noun, named.tail))
  const isOpen = head.noun === null && named.noun === null && tail.unit === null
  const shared =
    isOpen && !isMoney(low) ? saidOfBoth(reading, tail, head.comparator ?? tail.comparator) : null
  const isOfBoth = found === null || (shared?.noun != null && shared.noun.standsAlone === undefined)
  if (shared !== null && isOfBoth && (head.comparator ?? tail.comparator) !== null) {
    const amount = withMultiplier(low, shared.multiplier)
    const both = { ...quantityOf(shared.noun, tail), low: amount, unit: shared.unit }
    return foundRange(reading, both) ?? found
  }
  const isOfNoun = head.noun?.standsAlone === undefined && tail.unit === null
  // "monthly rent under $20,000" is of the whole space. A figure that does not fit its noun asks for nothing else.
  // "rents 2025": the year of the deals.
  if (found === null && isYearOfDeals(low, figures)) return null
  // "new construction 200k+": no year, and a size of its own.
  if (found === null && head.noun?.field === 'yearBuilt' && low.multiplier > 1) return null
  if (found === null && head.noun !== null && (isMoney(low) || isOfNoun))
    return { kind: 'words', end: tail.end }
  if (found !== null || head.noun !== null || named.noun === null) return found
  // "$45,000 monthly rent" is of the whole space, and no price.
  if (isMoney(low) && named.noun.standsAlone === undefined) return { kind: 'words', end: named.tail.end }
  // "2015+ docks": the noun is then something else.
  return foundRange(reading, quantityOf(null, tail))
}
