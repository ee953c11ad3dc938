import type { Ask, AskRead } from '../../../../sync/assistant/analysis/ask.ts'
import { familiesVaried } from '../../../../sync/assistant/analysis/asks/changed-sides.ts'
import { familyOf } from '../../../../sync/assistant/analysis/compared.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { GROUPING_NAMES, measureName } from '../../analysis/asked-figure-words.ts'
import { criteriaChanges, wordsOf } from './changed-words.ts'

/** What a follow-up changed of what is worked out: "average rent" for "median rent", a side more, the top ten. */
export function askChanges(before: Ask, { ask: after, within }: AskRead): string[] {
  return [
    ...isNow(figureOf(before), figureOf(after)),
    ...groupChanges(before, after),
    ...isNow(limitOf(before), limitOf(after)),
    ...isNow(percentOf(before), percentOf(after)),
    ...sideChanges(before, after, within),
  ]
}

function isNow(old: string, fresh: string): string[] {
  return old === fresh || fresh === '' ? [] : [old === '' ? `added ${fresh}` : `${old} is now ${fresh}`]
}

function figureOf(ask: Ask): string {
  if (!('of' in ask)) return 'figure' in ask && ask.figure !== null ? measureName(ask.figure, 'median') : ''
  return ask.figure === null ? 'number of properties' : measureName(ask.figure, ask.of)
}

function groupChanges(before: Ask, after: Ask): string[] {
  const [old, fresh] = [before, after].map((ask) =>
    'by' in ask ? `by ${GROUPING_NAMES[ask.by].toLowerCase()}` : '',
  )
  return isNow(old ?? '', fresh ?? '')
}

function limitOf(ask: Ask): string {
  if (ask.kind === 'best') return `${ask.descending ? 'top' : 'bottom'} ${ask.limit}`
  if (ask.kind !== 'rank') return ''
  return `${ask.descending ? 'top' : 'bottom'}${ask.limit === null ? '' : ` ${ask.limit}`}`
}

function percentOf(ask: Ask): string {
  return ask.kind === 'percentile' ? `percentile ${ask.p}` : ''
}

/** What all sides share, and the sides themselves. */
function sideChanges(before: Ask, after: Ask, within: AskRead['within']): string[] {
  if (before.kind !== 'compare') return []
  const sets = after.kind === 'compare' ? after.sets : within === undefined ? [] : [{ criteria: within }]
  if (sets.length === 0) return ['the sets are taken together']
  const varied = familiesVaried(before.sets)
  const isOwn = (one: Criterion) => varied.includes(familyOf(one))
  const shared = (criteria: readonly Criterion[] = []) => criteria.filter((one) => !isOwn(one))
  const sidesOf = (some: readonly { criteria: readonly Criterion[] }[]) =>
    some.map(({ criteria }) => criteria.filter(isOwn).map(wordsOf).join(', '))
  const [old, fresh] = [sidesOf(before.sets), sidesOf(sets)]
  const gone = old.filter((side) => !fresh.includes(side))
  const added = fresh.filter((side) => !old.includes(side))
  const swaps = gone.length === added.length
  return [
    ...(swaps
      ? gone.map((side, i) => `${side} is now ${added[i]}`)
      : [...added.map((side) => `added ${side}`), ...gone.map((side) => `dropped ${side}`)]),
    ...criteriaChanges(shared(before.sets[0]?.criteria), shared(sets[0]?.criteria)),
  ]
}
