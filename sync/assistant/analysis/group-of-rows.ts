import type { Book } from '../../book/book.ts'
import { figureReader } from '../../book/figure-reader.ts'
import type { StringField } from '../../columns/book-fields.ts'
import { stringAt } from '../../columns/string-column.ts'
import type { DateField } from '../../domain/criteria/asked-fields.ts'
import { daysOf } from '../../domain/dates/days.ts'
import { formatPartialDate } from '../../domain/dates/format-date.ts'
import type { Grouping } from './ask.ts'

/** Square feet where each band of sizes begins. */
const SIZE_BANDS = [0, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const

/** The date that each grouping by time reads, and how a stretch of it is keyed: `2026-Q3`. Keys rise with time. */
const DATED = {
  signedMonth: ['dateSigned', monthOf],
  signedQuarter: ['dateSigned', quarterOf],
  signedYear: ['dateSigned', yearOf],
  saleYear: ['saleDate', yearOf],
  commencementYear: ['commencement', yearOf],
  expirationMonth: ['expiration', monthOf],
  expirationQuarter: ['expiration', quarterOf],
  expirationYear: ['expiration', yearOf],
} as const satisfies Partial<Record<Grouping, readonly [DateField, (year: number, month: number) => string]>>

function isDated(by: Grouping): by is keyof typeof DATED {
  return by in DATED
}

/** A group's key as it is shown: `Q3 2026`. */
export function groupLabel(by: Grouping, key: string): string {
  return isDated(by) ? formatPartialDate(key, 'short') : key
}

/** Reads the key of the group that a slot is in; null where the property does not say. */
export function groupReader(book: Book, by: Grouping): (slot: number) => string | null {
  if (isDated(by)) {
    const [field, keyOf] = DATED[by]
    return dated(book, field, keyOf)
  }
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
  const k = (size: number) => (size < 1_000_000 ? `${size / 1_000}k` : `${size / 1_000_000}M`)
  if (to === undefined) return `${k(from)} SF and up`
  return from === 0 ? `Under ${k(to)} SF` : `${k(from)} to ${k(to)} SF`
}

function yearOf(year: number): string {
  return `${year}`
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
  keyOf: (year: number, month: number) => string,
): (slot: number) => string | null {
  const dayAt = stringReader(book, field)
  return (slot) => {
    const day = dayAt(slot)
    const days = day === null ? null : daysOf(day)
    if (days === null) return null
    const [year = 0, month = 0] = days.first.split('-').map(Number)
    // A date without its month is in no quarter.
    const isWhole =
      keyOf(year, month) === keyOf(...(days.last.split('-').map(Number).slice(0, 2) as [number, number]))
    return isWhole ? keyOf(year, month) : null
  }
}

function stringReader({ base, extra }: Book, field: StringField): (slot: number) => string | null {
  const { rows, strings } = base.snapshot.columns
  const [own, changed] = [strings[field], extra.strings[field]]
  return (slot) => (slot < rows ? stringAt(own, slot) : stringAt(changed, slot - rows))
}
