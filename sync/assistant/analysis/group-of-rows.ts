import type { Book } from '../../book/book.ts'
import { figureReader } from '../../book/figure-reader.ts'
import type { StringField } from '../../columns/book-fields.ts'
import { stringAt } from '../../columns/string-column.ts'
import type { DateField } from '../../domain/criteria/asked-fields.ts'
import { daysOf } from '../../domain/dates/days.ts'
import type { Grouping } from './ask.ts'

/** Square feet where each band of sizes begins. */
const SIZE_BANDS = [0, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const

/** Reads the group that a slot is in, as it is shown; null where the property does not say. */
export function groupReader(book: Book, by: Grouping): (slot: number) => string | null {
  switch (by) {
    case 'sizeBand': {
      const sizeAt = figureReader(book, 'squareFootage')
      return (slot) => sizeBand(sizeAt(slot))
    }
    case 'decadeBuilt': {
      const yearAt = figureReader(book, 'yearBuilt')
      return (slot) => {
        const year = yearAt(slot)
        return Number.isNaN(year) ? null : `${Math.floor(year / 10) * 10}s`
      }
    }
    case 'signedMonth':
      return dated(book, 'dateSigned', monthOf)
    case 'signedQuarter':
      return dated(book, 'dateSigned', quarterOf)
    case 'saleYear':
      return dated(book, 'saleDate', (year) => `${year}`)
    case 'commencementYear':
      return dated(book, 'commencement', (year) => `${year}`)
    case 'expirationMonth':
      return dated(book, 'expiration', monthOf)
    case 'expirationQuarter':
      return dated(book, 'expiration', quarterOf)
    case 'signedYear':
      return dated(book, 'dateSigned', (year) => `${year}`)
    case 'expirationYear':
      return dated(book, 'expiration', (year) => `${year}`)
    default:
      return stringReader(book, by)
  }
}

/** The bounds of a group that is a band of figures or a stretch of days; null of names. */
export function sizeBandBounds(label: string): { min: number; max: number | null } | null {
  const at = SIZE_BANDS.findIndex((from, i) => bandLabel(from, SIZE_BANDS[i + 1]) === label)
  const from = SIZE_BANDS[at]
  return from === undefined ? null : { min: from, max: SIZE_BANDS[at + 1] ?? null }
}

function sizeBand(size: number): string | null {
  if (Number.isNaN(size)) return null
  const at = SIZE_BANDS.findLastIndex((from) => size >= from)
  return bandLabel(SIZE_BANDS[at] ?? 0, SIZE_BANDS[at + 1])
}

function bandLabel(from: number, to: number | undefined): string {
  const k = (size: number) => `${size / 1_000}k`
  if (to === undefined) return `${k(from)} SF and up`
  return from === 0 ? `Under ${k(to)} SF` : `${k(from)} to ${k(to)} SF`
}

function monthOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

function quarterOf(year: number, month: number): string {
  return `${year}-Q${Math.ceil(month / 3)}`
}

function dated(
  book: Book,
  field: DateField,
  label: (year: number, month: number) => string,
): (slot: number) => string | null {
  const dayAt = stringReader(book, field)
  return (slot) => {
    const day = dayAt(slot)
    const days = day === null ? null : daysOf(day)
    if (days === null) return null
    const [year = 0, month = 0] = days.first.split('-').map(Number)
    // A date without its month is in no quarter.
    const isWhole =
      label(year, month) === label(...(days.last.split('-').map(Number).slice(0, 2) as [number, number]))
    return isWhole ? label(year, month) : null
  }
}

function stringReader({ base, extra }: Book, field: StringField): (slot: number) => string | null {
  const { rows, strings } = base.snapshot.columns
  const [own, changed] = [strings[field], extra.strings[field]]
  return (slot) => (slot < rows ? stringAt(own, slot) : stringAt(changed, slot - rows))
}
