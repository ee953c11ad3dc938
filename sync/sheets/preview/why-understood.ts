import type { ColumnClue } from '../model/explained.ts'
import type { ColumnUse, UnusedColumn, UnusedReason } from '../model/workbook-event.ts'
import type { ColumnFigures } from './column-figures.ts'

const UNUSED: Readonly<Record<UnusedReason, string>> = {
  'unknown-header': 'no field of ours; kept by its name',
  'weaker-candidate': 'another column fits its field better',
  tie: 'another column could be meant as well',
  'duplicate-header': 'another column has the same header',
  'blank-header': 'no header; kept by its place',
  unclear: 'holds other values than its header says',
  parted: 'read in its parts',
  custom: 'your answer',
  ignored: 'your answer',
}

/** Few enough to be named. */
const NAMED_VALUES = 3
const LONGEST_NAMED = 12

/** Why a column was understood as it was, in a few words. */
export function whyInWords(
  { by, parts, question }: ColumnClue,
  {
    use,
    unused,
    figures,
  }: { use: ColumnUse | undefined; unused: UnusedColumn | undefined; figures: ColumnFigures },
): string {
  if (unused) return UNUSED[unused.reason]
  if (question) return 'fits more than one field'
  const { filled, failed, different, isDifferentCounted } = figures
  if (use?.role === 'key' && isDifferentCounted && by !== 'decided')
    return `${counted(different, 'different value')} in ${counted(filled, 'row')}`
  const own = start(by, parts)
  if (filled === 0) return `${own}; no values`
  if (failed > 0) return `${own}; ${inWords(filled - failed)} of ${inWords(filled)} can be read`
  return `${own}${valuesOf(figures, { isByValues: by === 'values', isOfYears: use?.role === 'yearBuilt' })}`
}

function start(by: ColumnClue['by'], parts: readonly string[]): string {
  switch (by) {
    case 'own':
      return 'written by Clearheight'
    case 'decided':
      return 'your answer'
    case 'title':
      return 'said by a title over the rows'
    case 'part':
      return 'part of another column'
    case 'parts':
      return `${parts.length > 1 ? 'parts' : 'part'} ${parts.map((part) => `“${part}”`).join(', ')}`
    case 'header':
    case 'values':
    case 'none':
      return 'header'
  }
}

function valuesOf(
  { isOfNumbers, low, high, first, different }: ColumnFigures,
  { isByValues, isOfYears }: { isByValues: boolean; isOfYears: boolean },
): string {
  const join = isByValues ? ' with values ' : '; '
  if (isOfNumbers && low < high)
    return isOfYears ? `${join}${low} to ${high}` : `${join}${inWords(low)} to ${inWords(high)}`
  const isNamed = different <= NAMED_VALUES && first.every((value) => value.length <= LONGEST_NAMED)
  return isNamed ? `${join}${first.join(', ')}` : ''
}

function counted(count: number, one: string): string {
  return `${inWords(count)} ${one}${count === 1 ? '' : 's'}`
}

function inWords(figure: number): string {
  return figure.toLocaleString('en-US', { maximumFractionDigits: 2 })
}
