import type { Criterion } from '../../criteria/criterion.ts'
import { isTown } from '../../criteria/is-town.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'

/** What may stand between a town and its county. */
const BETWEEN = /^\s*(?:,|\(|in|of)?\s*$/i

/** "Shafter and Wasco, Kern County": the county says where the towns are, and asks for nothing of its own. */
export function withoutCountyOfTown(text: string, phrases: readonly ParsedCriterion[]): ParsedCriterion[] {
  const kept: ParsedCriterion[] = []
  for (const phrase of phrases) {
    const last = kept.at(-1)
    const between = text.slice(last?.spans.at(-1)?.end ?? 0, phrase.spans[0]?.start ?? 0)
    const isOfTown = last !== undefined && isTown(last.criterion) && isCounty(phrase.criterion)
    if (!isOfTown || !BETWEEN.test(between)) kept.push(phrase)
    else kept.splice(-1, 1, { ...last, spans: [...last.spans, ...phrase.spans] })
  }
  return kept
}

function isCounty(criterion: Criterion): boolean {
  if (criterion.kind === 'word') return criterion.field === 'county' && !criterion.not
  return criterion.kind === 'zone' && !criterion.not && criterion.names.every((name) => / County$/.test(name))
}
