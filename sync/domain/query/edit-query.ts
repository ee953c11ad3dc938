import type { Criterion } from '../criteria/criterion.ts'
import type { ParsedQuery, Span } from '../criteria/parsed-query.ts'
import { phraseOf } from './fields/phrase-of.ts'
import { UNSPRINKLERED } from './fields/terms.ts'
import { glueAt } from './words/glue.ts'
import { lex } from './words/lexer.ts'

/** What may be left over on either side of a cut: commas and joining words. */
const LOOSE_START = /^(?:[\s,;&|)/]|[-+](?=\s)|(?:and|or|nor|but|plus)(?=[\s,;]|$))/
const LOOSE_END = /(?:[\s,;&|(/]|(?<=\s)[-+]|(?<=^|[\s,;])(?:and|or|nor|but|plus|with|in))$/

interface Edit extends Span {
  words: string
}

/** The text without a criterion's words. */
export function removeCriterion(text: string, parsed: ParsedQuery, index: number): string {
  return removeCriteria(text, parsed, new Set([index]))
}

/** The text without the words of several criteria, and without the commas and joining words they leave behind. */
export function removeCriteria(text: string, parsed: ParsedQuery, indexes: ReadonlySet<number>): string {
  if (indexes.size === 0) return text
  const cuts = [...indexes]
    .flatMap((i) => parsed.criteria[i]?.spans ?? [])
    .map((span) => ({ ...span, words: '' }))
  return apply(text, [...cuts, ...rewordings(text, parsed, indexes)])
}

/** The text without the words that say how many are wanted. */
export function removeLimit(text: string, { limitSpan }: ParsedQuery): string {
  return limitSpan === undefined ? text : apply(text, [{ ...limitSpan, words: '' }])
}

/** The text with other words in the place of a criterion's; blank words remove it. */
export function replaceCriterion(text: string, parsed: ParsedQuery, index: number, words: string): string {
  const [first, ...others] = parsed.criteria[index]?.spans ?? []
  if (first === undefined) return text
  const edits = [{ ...first, words: words.trim() }, ...others.map((span) => ({ ...span, words: '' }))]
  return apply(text, [...edits, ...rewordings(text, parsed, new Set([index]))])
}

/** The words a criterion was read from, completed so that they mean the same by themselves. */
export function wordsOf(text: string, parsed: ParsedQuery, index: number): string {
  const asked = parsed.criteria[index]
  if (asked === undefined) return ''
  const words = asked.spans.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')).join(' ')
  const alone = tidyStart(words)
  return needsNeighbors(asked.criterion, alone) ? phraseOf(asked.criterion) : alone
}

/** The words that lease types were read from, and with them the rate of a rent that stands behind one. */
export function wordsOfLease(text: string, { criteria }: ParsedQuery): string {
  return criteria
    .filter(({ criterion }) => criterion.kind === 'word' && criterion.field === 'leaseType')
    .flatMap(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)))
    .join(' ')
}

/** In "without crane or office" the office would change its meaning once the crane is gone. */
function rewordings(text: string, { criteria }: ParsedQuery, removed: ReadonlySet<number>): Edit[] {
  const isTouched = criteria.some(({ criterion }, i) => removed.has(i) && givesMeaning(criterion))
  if (!isTouched) return []
  return criteria.flatMap(({ criterion, spans: [span] }, i) => {
    if (removed.has(i) || span === undefined) return []
    const isDependent = needsNeighbors(criterion, text.slice(span.start, span.end))
    return isDependent ? [{ ...span, words: phraseOf(criterion) }] : []
  })
}

function givesMeaning(criterion: Criterion): boolean {
  return (
    criterion.kind === 'amenity' ||
    criterion.kind === 'rail' ||
    isNone(criterion) ||
    (criterion.kind === 'word' && criterion.field === 'propertyType')
  )
}

/** "without trailer parking" */
function isNone(criterion: Criterion): boolean {
  return criterion.kind === 'range' && criterion.min === null && criterion.max === 0
}

function needsNeighbors(criterion: Criterion, words: string): boolean {
  const isDenied =
    isNone(criterion) || ((criterion.kind === 'amenity' || criterion.kind === 'rail') && criterion.not)
  if (!isDenied && !(criterion.kind === 'amenity' && criterion.amenity === 'office')) return false
  const tokens = lex(words)
  const wanted = isDenied ? 'not' : 'with'
  return !tokens.some(({ text }, at) => glueAt(tokens, at)?.value.kind === wanted || UNSPRINKLERED.has(text))
}

/** Cuts and replaces, and tidies what is left on either side of a cut; the rest of the text stays as it was. */
function apply(text: string, edits: readonly Edit[]): string {
  const kept = ['']
  let from = 0
  const add = (words: string) => kept.push((kept.pop() ?? '') + words)
  for (const { start, end, words } of [...edits].sort((a, b) => a.start - b.start)) {
    add(text.slice(from, start) + words)
    if (words === '') kept.push('')
    from = end
  }
  add(text.slice(from))
  return kept
    .map((words, i) => ({ words, isFirst: i === 0, isLast: i === kept.length - 1 }))
    .reduce(joinKept, '')
}

/**
 * Joins what stands after a cut to what stands before it, by a comma where one or an "and" stood on either side: what
 * "without" denies must not go on past the cut.
 */
function joinKept(before: string, next: { words: string; isFirst: boolean; isLast: boolean }): string {
  if (next.isFirst && next.isLast) return next.words
  const end = next.isFirst ? before : tidyEnd(before)
  const start = next.isFirst ? next.words : tidyStart(next.words)
  if (end === '' || start === '') return end + start
  const loose = before.slice(end.length) + next.words.slice(0, next.words.length - start.length)
  return `${end}${/,|\band\b/.test(loose) ? ',' : ''} ${start}`
}

function tidyStart(words: string): string {
  let tidy = words
  for (let loose = LOOSE_START.exec(tidy); loose !== null; loose = LOOSE_START.exec(tidy)) {
    tidy = tidy.slice(loose[0].length)
  }
  return tidy
}

/** No loose word is longer than this with what stands before it. */
const LONGEST_LOOSE = 8

function tidyEnd(words: string): string {
  let tidy = words
  for (
    let loose = LOOSE_END.exec(tidy.slice(-LONGEST_LOOSE));
    loose !== null;
    loose = LOOSE_END.exec(tidy.slice(-LONGEST_LOOSE))
  ) {
    tidy = tidy.slice(0, -loose[0].length)
  }
  return tidy
}
