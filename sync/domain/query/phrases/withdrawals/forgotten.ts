import type { BoundFigure } from '../../../criteria/asked-fields.ts'
import type { Criterion } from '../../../criteria/criterion.ts'
import { nouns } from '../../fields/nouns.ts'
import { waivers } from '../../vocabulary/waivers.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'

const forgets = phraseTable([
  [
    true,
    ['forget', 'forget about', 'never mind', 'nevermind', 'ignore', 'disregard', 'drop', 'scrap', 'scratch']
      .flatMap((verb) => ['', ' the', ' my', ' our', ' what i said about the'].map((of) => verb + of))
      .join('|'),
  ],
])
const sizes = phraseTable([[true, 'size|sizes|square footage|sf|square feet|footage|size range|sf range']])
/** "forget newer": what is compared without a figure. */
const compared = phraseTable<BoundFigure>([
  ['yearBuilt', 'newer|older|newer part|newer ones|new construction|age|vintage|year built|year'],
  ['rentPerSf', 'cheaper|cheap'],
  ['squareFootage', 'bigger|larger|smaller'],
  ['clearHeight', 'taller'],
])
/** What a figure says of a feature goes with the feature. */
const OF_FEATURE: Partial<Record<string, BoundFigure>> = {
  crane: 'craneTons',
  dock: 'dockDoors',
  office: 'officeSf',
}

const heights = phraseTable([[true, 'height|heights']])

/** "age", "clear height": a figure by its name alone. */
export function figureNamed(
  tokens: readonly Token[],
  at: number,
): { field: BoundFigure; end: number } | null {
  const noun = nouns.longest(tokens, at)
  if (noun !== null) return { field: noun.value.field, end: noun.end }
  const other = compared.longest(tokens, at)
  if (other !== null) return { field: other.value, end: other.end }
  const size = sizes.longest(tokens, at)
  if (size !== null) return { field: 'squareFootage', end: size.end }
  const height = heights.longest(tokens, at)
  return height === null ? null : { field: 'clearHeight', end: height.end }
}

/** "20k in Katy, forget the size", "30 clear ... clear height doesn't matter": a figure asked for before is let go. */
export function forgottenAt(
  tokens: readonly Token[],
  at: number,
  asked: readonly Criterion[],
): { field: BoundFigure; end: number } | null {
  const forget = forgets.longest(tokens, at)
  const start = forget?.end ?? (tokens[at]?.text === 'the' ? at + 1 : at)
  const noun = nouns.longest(tokens, start)
  const size = sizes.longest(tokens, start)
  const isSize = size !== null && size.end >= (noun?.end ?? 0)
  const other = forget === null || isSize || noun !== null ? null : compared.longest(tokens, start)
  const field = isSize ? 'squareFootage' : (noun?.value.field ?? other?.value)
  const named = isSize ? size.end : (noun?.end ?? other?.end ?? start)
  const waiver = forget === null ? waivers.longest(tokens, named) : null
  const isWaived = waiver !== null && isNoNeed(tokens, named, waiver.end)
  const end = forget !== null ? named : isWaived ? waiver.end : null
  if (field === undefined || end === null || !isEnd(tokens[end])) return null
  return asked.some((one) => one.kind === 'range' && one.field === field) ? { field, end } : null
}

/** The field of the figures that go when a feature is said not to be needed: tons with the crane. */
export function figureOfFeature(waived: Criterion): BoundFigure | null {
  return waived.kind === 'amenity' ? (OF_FEATURE[waived.amenity] ?? null) : null
}

/** "not needed" and "doesn't matter" let go of what was asked for; "preferred" and "would be nice" do not. */
export function isNoNeed(tokens: readonly Token[], at: number, end: number): boolean {
  const words = tokens.slice(at, end).map(({ text }) => text)
  return words.some((word) => NO_NEED.test(word)) && !words.some((word) => STILL_LIKED.test(word))
}

const NO_NEED = /^(?:not|isn't|aren't|doesn't|don't|no|needed|required|necessary|unnecessary)$/
const STILL_LIKED = /^(?:preferred|nice|plus|bonus|hurt|ok|okay|fine)$/

/** Without the last figures that were asked for of a field. */
export function withoutFigures<T extends { criterion: Criterion }>(
  phrases: readonly T[],
  field: BoundFigure,
): T[] {
  return phrases.filter(({ criterion }) => criterion.kind !== 'range' || criterion.field !== field)
}

function isEnd(next: Token | undefined): boolean {
  return next === undefined || next.kind === 'sign' || /^(?:and|but|just|in|then|for|now)$/.test(next.text)
}
