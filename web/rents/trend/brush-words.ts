import { daysOf } from '../../../sync/domain/dates/days.ts'

/** What was dragged over, as one asks for it: `signed from 2024-01-01 to 2024-06-30`. */
export function quartersAsked(first: string, last: string): string {
  const from = daysOf(first)?.first
  const to = daysOf(last)?.last
  if (from === undefined || to === undefined) return ''
  return `signed from ${from} to ${to}`
}

/** `40,000 to 60,000 SF`. */
export function sizesAsked(from: number, to: number): string {
  return `${Math.floor(from).toLocaleString('en-US')} to ${Math.ceil(to).toLocaleString('en-US')} SF`
}

/** `40,000 to 60,000 SF of leased area`. */
export function leasedSizesAsked(from: number, to: number): string {
  return `${sizesAsked(from, to)} of leased area`
}

/** `built 1990 to 2004`. */
export function yearsAsked(from: number, to: number): string {
  return `built ${Math.floor(from)} to ${Math.ceil(to)}`
}
