import type { BoundFigure } from '../../criteria/asked-fields.ts'
import type { Unit } from '../amounts/units.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import type { FigureWords } from './figure-words-kind.ts'
import { figuresWith } from './words-for.ts'

/** What a figure is of. */
export interface Noun extends Omit<FigureWords['nouns'][number], 'phrases'> {
  field: BoundFigure
}

const all = figuresWith(({ nouns }) => nouns).flatMap(([field, own]) =>
  own.map(({ phrases, ...noun }): [Noun, string] => [{ field, ...noun }, phrases]),
)

export const nouns = phraseTable(all.filter(([{ inUnit }]) => inUnit === undefined))

const byUnit = new Map(
  [...Map.groupBy(all, ([{ inUnit }]) => inUnit)].map(([unit, own]) => [unit, phraseTable(own)]),
)

/** What names a figure behind its unit, if anything does: "10% office". */
export function nounBehind(tokens: readonly Token[], at: number, unit: Unit | null) {
  return (unit === null ? null : byUnit.get(unit)?.longest(tokens, at)) ?? null
}

/** What names a figure that its unit stands behind, if anything does: "leased over 80%". */
export function nounBeforeUnit(tokens: readonly Token[], at: number) {
  for (const [unit, table] of byUnit) {
    const found = unit === undefined ? null : table.longest(tokens, at)
    if (found !== null) return { ...found, unit }
  }
  return null
}
