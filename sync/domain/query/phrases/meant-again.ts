import type { Criterion } from '../../criteria/criterion.ts'
import type { Span } from '../../criteria/parsed-query.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { isOfPlace } from './place-of-choice.ts'

const DID =
  '(?:(?:have|has|had|ever) )*(?:brokered|signed|did|done|leased|listed|own|owns|owned|bought|sold|repped|closed|handled)'
const AS_ROLE =
  '(?:as|was|were|is|are|being) (?:the |an? )?(?:listing |tenant )?(?:broker|agent|rep|landlord|owner|tenant|buyer|seller)'

/** "leases in their buildings", "with her as broker", "whatever he signed" */
const OF_PARTY = new RegExp(
  `(?<= )(?:${[
    '(?:in|of|at|for|on|from) (?:their|his|her|its) (?:own )?(?:buildings|properties|portfolio|parks|holdings|product)',
    `(?:with|where|has|have) (?:her|him|them|she|he|they) ${AS_ROLE}`,
    `(?:whatever|everything|anything|what|which|that|leases|deals|comps|ones|those|all|buildings|properties) (?:she|he|they) ${DID}`,
  ].join('|')})(?= |$)`,
)
/** "44k in the same town", "whatever he signed there" */
const OF_PLACE =
  /(?<= )(?:(?:in|around|near|within) )?(?:(?:the|that) same (?:town|city|area|submarket|place|market|part of town)|(?<=(?:k|sf|feet|acres|needs?|wants?|signed|leased|stay|staying|remain|remaining|something|anything|space|deals|leases|comps|buildings|sold|bought|listed) )(?:(?:right|over|out|up|down) )?there)(?= |$)/

/**
 * The tokens that speak again of what a phrase named before: "I'm pitching Gray Heron. Show me leases in their
 * buildings." Null where nothing does.
 */
export function meantAgain(
  { tokens }: Reading,
  { criterion, spans }: { criterion: Criterion; spans: readonly Span[] },
): { start: number; end: number } | null {
  const again = criterion.kind === 'party' ? OF_PARTY : isOfPlace(criterion) ? OF_PLACE : null
  const behind = tokens.findIndex(({ start }) => start >= (spans.at(-1)?.end ?? 0))
  if (again === null || behind < 0) return null
  const words = tokens.slice(behind).map(({ text }) => text)
  const found = again.exec(words.join(' '))
  if (found === null) return null
  const start = behind + found.input.slice(0, found.index).split(' ').length - 1
  return { start, end: start + found[0].split(' ').length }
}
