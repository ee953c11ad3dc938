import { excerpt } from '../cells/plain-text.ts'
import type { Candidate, Leave } from './choose-best.ts'
import { understoodWords } from './understood-words.ts'

type Part = 'upkeep' | 'taxes' | 'insurance'

const PARTS: Readonly<Record<string, Part>> = {
  cam: 'upkeep',
  maintenance: 'upkeep',
  tax: 'taxes',
  ret: 'taxes',
  in: 'insurance',
  insurance: 'insurance',
}
const ALL_PARTS = 3
/** Words that stand beside those of a part. */
const BESIDE: ReadonlySet<string> = new Set(
  'nnn expense opex charge cost fee amount estimated total common area re real estate property and or dollar per sf month year'.split(
    ' ',
  ),
)
/** `Ins` and `In` are one word to us. */
const NO_INSURANCE = /\bin\b/i
const TAX_YEAR = /(?<!per )\btax year$/

/**
 * Of several columns of expenses the one of the total counts. A part of them, such as `CAM` beside `Taxes`, never
 * stands for the whole.
 */
export function withoutParts(
  candidates: readonly Candidate[],
  cells: readonly string[],
  leave: Leave,
): readonly Candidate[] {
  const columns = candidates.filter(({ role }) => role === 'opexPerSf')
  if (columns.length === 0) return candidates
  const named = cells.map(partsIn)
  const isPart = (column: Candidate) => {
    const own = named[column.index] ?? []
    const isBesideOther = (mine: readonly Part[]) =>
      named.some((other) => other.length > 0 && !other.some((part) => mine.includes(part)))
    // Beside `Taxes`, `OpEx` is the rest.
    if (own.length === 0)
      return column.words.includes('opex') && !column.words.includes('total') && isBesideOther(['upkeep'])
    return own.length < ALL_PARTS && (isBesideOther(own) || columns.some(isWhole))
  }
  const isWhole = ({ index }: Candidate) => (named[index] ?? []).length === 0
  const total = columns.find((column) => !isPart(column))
  return candidates.filter((column) => {
    if (column.role !== 'opexPerSf' || !isPart(column)) return true
    const name = `“${excerpt(column.header)}”`
    if (total) leave(column.index, 'weaker-candidate', `${name} gives way to “${excerpt(total.header)}”.`)
    else leave(column.index, 'unclear', `${name} is a part of the expenses, and no column is their total.`)
    return false
  })
}

/** What a header names of the expenses; nothing where it says more, such as the whole. */
function partsIn(header: string): readonly Part[] {
  const words = understoodWords(header)
  const isOfParts = words.every((word) => PARTS[word] !== undefined || BESIDE.has(word))
  if (!isOfParts || TAX_YEAR.test(words.join(' ')) || NO_INSURANCE.test(header)) return []
  return [...new Set(words.flatMap((word) => PARTS[word] ?? []))]
}
