import type { ImportCounts, ImportPlan } from '../../../sync/api/imports.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { counted } from '../../session/counted.ts'
import { dayOf } from '../../ui/time/day-time.ts'
import { valueWords } from '../value-words.ts'

type Change = ImportPlan['changes'][number]

/** The parts that make up the rows of a file, in the order of the tiles. */
function partsOf({ new: added, changed, unchanged, rejected, skipped }: ImportCounts): number[] {
  return [added, changed, unchanged, rejected, ...(skipped > 0 ? [skipped] : [])]
}

/** `44 + 31 + 303 + 8 = 386.` Rows that say the same deal twice make the parts less than the rows. */
export function sumWords(counts: ImportCounts): string {
  const parts = partsOf(counts)
  const sum = parts.reduce((total, part) => total + part, 0)
  const written = parts.map(formatCount).join(' + ')
  const skipped = counts.skipped === 0 ? '' : ` ${counted(counts.skipped, 'row is', 'rows are')} left out.`
  const twice = counts.rows - sum
  const rest = twice > 0 ? ` ${counted(twice, 'row says', 'rows say')} a deal of another row again.` : ''
  return `${written} = ${formatCount(sum)}.${skipped}${rest}`
}

/** Of rows with another address or ID than before; empty where there are none. */
export function rekeyedWords(rows: number): string {
  return rows === 0
    ? ''
    : ` ${counted(rows, 'row has', 'rows have')} another address or ID than before, and ${rows === 1 ? 'is' : 'are'} matched by what else ${rows === 1 ? 'it says' : 'they say'}.`
}

/** On the button: `Import: 44 new, 31 changed, 4 removed`. */
export function importWords({ new: added, changed, removed, ended }: ImportCounts): string {
  const parts = [
    ...(added > 0 ? [`${formatCount(added)} new`] : []),
    ...(changed > 0 ? [`${formatCount(changed)} changed`] : []),
    ...(removed > 0 ? [`${formatCount(removed)} removed`] : []),
    ...(ended > 0 ? [`${formatCount(ended)} ended`] : []),
  ]
  return parts.length === 0 ? 'Import: nothing changes' : `Import: ${parts.join(', ')}`
}

/** How a value changes: `+3%`, `filled`, `changed`. */
export function changeWords({ before, after }: Change): string {
  if (before === null) return 'filled'
  if (after === null) return 'emptied'
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return 'changed'
  const percent = Math.round(((after - before) / Math.abs(before)) * 100)
  if (percent === 0) return 'changed'
  return `${percent > 0 ? '+' : '\u2212'}${Math.abs(percent)}%`
}

/** What lies over a value or shows it. */
export function noticeWords({ field, after, correction, lists }: Change, now: number): string[] {
  return [
    ...(correction === null
      ? []
      : correction.value === after
        ? [`Agrees with ${correction.author}’s correction`]
        : [
            `The correction ${valueWords(field, correction.value)} by ${correction.author} of ${dayOf(correction.at, now)} stays on top`,
          ]),
    ...(lists > 0 ? [`${counted(lists, 'comp list shows', 'comp lists show')} it`] : []),
  ]
}

/** What hangs on a property that goes: `in 1 comp list, 2 notes`. */
export function hangsWords({ lists, notes }: ImportPlan['removed'][number]): string {
  const parts = [
    ...(lists > 0 ? [`in ${counted(lists, 'comp list', 'comp lists')}`] : []),
    ...(notes > 0 ? [counted(notes, 'note', 'notes')] : []),
  ]
  return parts.length === 0 ? 'nothing hangs on it' : parts.join(', ')
}
