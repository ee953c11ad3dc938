import { asDecimal } from '../domain/format.ts'
import { fixed } from '../domain/format-decimals.ts'

/** Tenths of a percent in all. */
const ALL = 1000

/**
 * Shares that make 1, in percent with a decimal, so rounded that what is shown makes 100 as well: `33.4%`, `33.3%`,
 * `33.3%`. Without decimals where none has any. What is not none is never `0.0%`, and what is not all never `100.0%`.
 */
export function shareWords(shares: readonly number[]): string[] {
  const tenths = toTenths(shares)
  const areWhole = shares.every((share) => Number.isInteger(asDecimal(share * 100)))
  return shares.map((share, at) => {
    const own = tenths[at] ?? 0
    if (own === 0 && share > 0) return '<0.1%'
    if (own === ALL && share < 1) return '>99.9%'
    return `${fixed(own / 10, areWhole ? 0 : 1)}%`
  })
}

/** Rounded down; those that lose most by that get what is then missing. */
function toTenths(shares: readonly number[]): number[] {
  const exact = shares.map((share) => asDecimal(share * ALL))
  const tenths = exact.map(Math.floor)
  const sum = exact.reduce((all, one) => all + one, 0)
  const missing = Math.round(sum) - tenths.reduce((all, one) => all + one, 0)
  const lost = (at: number) => (exact[at] ?? 0) - (tenths[at] ?? 0)
  const most = exact.map((_, at) => at).sort((a, b) => lost(b) - lost(a) || a - b)
  for (const at of most.slice(0, missing)) tenths[at] = (tenths[at] ?? 0) + 1
  return tenths
}
