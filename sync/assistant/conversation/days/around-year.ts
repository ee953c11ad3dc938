import type { DaysAsked } from '../../../domain/criteria/days-asked.ts'

const AROUND_YEAR = /\b(?<side>pre|post)[- ]?(?<year>(?:19|20)\d\d)\b/i

/** "pre 2000 only" after sales of 2025: a year that those days do not hold is the one a building is from. */
export function isOfBuilding({ from, to }: DaysAsked, text: string): boolean {
  const year = AROUND_YEAR.exec(text)?.groups?.year
  if (year === undefined) return false
  const isBefore = from !== null && year < from.slice(0, 4)
  const isAfter = to !== null && year > to.slice(0, 4)
  return isBefore || isAfter || from?.slice(0, 4) === to?.slice(0, 4)
}

/** "pre 2020 only" of deals since 2015: before that year. */
export function withYearSides(text: string): string {
  return text.replace(
    AROUND_YEAR,
    (_, side: string, year: string) => `${/^pre$/i.test(side) ? 'before' : 'after'} ${year}`,
  )
}
