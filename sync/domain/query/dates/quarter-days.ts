import { type Day, type Days, monthsFrom } from '../../dates/days.ts'
import { quarters } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'
import { yearAt, yearOf } from './part-of-year.ts'

interface QuarterOfYear {
  days: Days
  end: number
}

/** "Q1 2024", "first quarter of 2024", "2024 Q1", and with two digits "Q1 27", "1Q27", "Q3-25". */
export function quarterDays(tokens: readonly Token[], at: number, today?: Day): QuarterOfYear | null {
  const glued = gluedQuarter(tokens, at)
  if (glued !== null) return glued
  const first = yearAt(tokens, at)
  const quarter = quarters.longest(tokens, first?.end ?? at)
  if (quarter === null) return null
  if (first !== null) return inYear(first.value, quarter.value, quarter.end)
  const joint = /^(?:of|-|\/)$/.test(tokens[quarter.end]?.text ?? '') ? quarter.end + 1 : quarter.end
  const year = yearOf(tokens, joint, today) ?? shortYearAt(tokens, joint)
  return year === null ? null : inYear(year.value, quarter.value, year.end)
}

/** "4Q27": a number with the rest as one word. */
function gluedQuarter(tokens: readonly Token[], at: number): QuarterOfYear | null {
  const [number, word] = [tokens[at], tokens[at + 1]]
  const year = /^q(?:20)?(\d\d)$/.exec(word?.text ?? '')?.[1]
  if (!/^[1-4]$/.test(number?.text ?? '') || word?.glued !== true || year === undefined) return null
  return inYear(2000 + Number(year), Number(number?.text), at + 2)
}

function shortYearAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const text = tokens[at]?.text ?? ''
  return /^[0-4]\d$/.test(text) ? { value: 2000 + Number(text), end: at + 1 } : null
}

function inYear(year: number, quarter: number, end: number): QuarterOfYear {
  return { days: monthsFrom(year, quarter * 3 - 2, 3), end }
}
