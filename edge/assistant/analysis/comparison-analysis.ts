import { workOut } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask, ComparedSet } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { isSameCriterion } from '../../../sync/domain/criteria/is-same-criterion.ts'
import { capitalized } from '../../../sync/domain/words/capitalized.ts'
import type { Told } from '../tools/analysis-output.ts'
import { titleOf } from '../tools/set-words.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { measureName } from './asked-figure-words.ts'
import { bewareOf } from './beware.ts'
import { foundIn, middleLink, restedLink, workedLink } from './worked-words.ts'

type Compare = Extract<Ask, { kind: 'compare' }>

/** A figure of several sets beside each other, the highest first. */
export function comparisonAnalysis(
  context: AnalysisContext,
  { figure, of, sets, also = [] }: Compare,
  rows: RowSet,
): Told {
  const all = sets.map((set) => setWorked(context, set, figure, of, rows))
  const last = sets.at(-1)
  if (last !== undefined) foundIn(context, { ...rows, criteria: [...(allCompared(sets) ?? last.criteria)] })
  const further = also.map((one) => ({
    name: capitalized(measureName(one.figure, one.of)),
    cells: sets.map((set) => setWorked(context, set, one.figure, one.of, rows)),
  }))
  const hasMiddle = figure !== null && of !== 'sum' && all.some(({ worked }) => worked.middle !== null)
  const name = capitalized(measureName(figure, of))
  return {
    answer: contrast(all),
    beware: all.flatMap(({ title, worked }) =>
      bewareOf(context, worked, figure, of).map((sentence) => `${title}: ${lowered(sentence)}`),
    ),
    table: {
      title: name,
      head: [
        'Set',
        ...(figure === null ? [] : ['n']),
        name,
        ...(hasMiddle ? ['Middle half'] : []),
        ...further.map((one) => one.name),
      ],
      rows: all.map(({ title, worked, link }, i) => [
        context.findings.figure(title, '', worked.rows),
        ...(figure === null ? [] : [restedLink(context, worked)]),
        link,
        ...(hasMiddle && figure !== null ? [middleLink(context, worked, figure) ?? 'N/A'] : []),
        ...further.map(({ cells }) => cellOf(cells[i])),
      ]),
    },
    chart: null,
  }
}

interface SetWorked {
  title: string
  worked: ReturnType<typeof workOut>
  link: string
}

function setWorked(
  context: AnalysisContext,
  { criteria }: ComparedSet,
  figure: Compare['figure'],
  of: Compare['of'],
  rows: RowSet,
): SetWorked {
  const worked = workOut(context.book, { ...rows, criteria: [...criteria] }, figure, of)
  return { title: titleOf(criteria), worked, link: workedLink(context, worked, figure, of) }
}

/** A further figure of a set. */
function cellOf(set: SetWorked | undefined): string {
  return set === undefined || set.worked.value === null ? 'N/A' : set.link
}

/** The highest first, and by how much it is above the others. */
function contrast(all: readonly SetWorked[]): string {
  const none = all.find(({ worked }) => worked.value === null)
  if (none !== undefined) return `${none.title}: none states it, so it cannot be compared.`
  const [most, ...others] = all.toSorted((a, b) => (b.worked.value ?? 0) - (a.worked.value ?? 0))
  if (most === undefined) return ''
  const high = most.worked.value ?? 0
  if (others.every(({ worked }) => worked.value === high)) {
    const [first, ...more] = all
    const same = more.map(({ title, link }) => `${lowered(title)} ${link}`).join(', ')
    return `${all.length === 2 ? 'Both' : 'All'} are the same: ${first?.title} ${first?.link}, ${same}.`
  }
  const above = others.map(({ title, worked, link }) => {
    const low = worked.value ?? 0
    const percent = Math.round(((high - low) / low) * 100)
    // Of nothing, or of less than nothing, there is no share.
    const share = low <= 0 ? '' : percent === 0 ? 'less than 1% above ' : `${percent}% above `
    return `${share}${lowered(title)} at ${link}`
  })
  const is = most.worked.n === 1 ? 'is' : 'are'
  const word = all.length === 2 ? 'higher' : 'highest'
  return `${most.title} ${is} ${word} at ${most.link}, ${above.join(' and ')}.`
}

/** Without a capital at its beginning, unless that begins a word such as NNN. */
function lowered(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/**
 * What holds all compared sets and nothing else: "Houston" and "Katy" as either town. Null where the sets differ in
 * more than the words of one field.
 */
function allCompared(sets: readonly ComparedSet[]): readonly Criterion[] | null {
  const [first, ...others] = sets
  if (first === undefined) return null
  const isShared = (criterion: Criterion) =>
    others.every(({ criteria }) => criteria.some((other) => isSameCriterion(other, criterion)))
  const shared = first.criteria.filter(isShared)
  const anyOf = new Set<string>()
  const own = first.criteria.find((criterion) => !isShared(criterion))
  if (own?.kind !== 'word' || own.not) return null
  for (const { criteria } of sets) {
    const [differs, ...more] = criteria.filter(
      (criterion) => !shared.some((other) => isSameCriterion(other, criterion)),
    )
    if (differs?.kind !== 'word' || differs.not || differs.field !== own.field || more.length > 0) return null
    for (const word of differs.anyOf) anyOf.add(word)
  }
  return first.criteria.map((criterion) => (criterion === own ? { ...own, anyOf: [...anyOf] } : criterion))
}
