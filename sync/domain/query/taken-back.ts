import type { Criterion } from '../criteria/criterion.ts'
import type { ParsedCriterion } from '../criteria/parsed-query.ts'

const TAKES_BACK =
  /\b(?:sorry|scratch that|strike that|wait|make (?:it|that)|i mean|i meant|correction|or rather|let['’]s say)\b|^\s*[,.;-]+\s*no\s*[,.;-]/i

/** The phrases without what is taken back for the next: "77032, no sorry, 77338", "built 2018, no, 2019 or later". */
export function withoutTakenBack(text: string, phrases: readonly ParsedCriterion[]): ParsedCriterion[] {
  const kept: ParsedCriterion[] = []
  for (const phrase of phrases) {
    const last = kept.at(-1)
    const between = text.slice(last?.spans.at(-1)?.end ?? 0, phrase.spans[0]?.start ?? 0)
    if (last === undefined || !TAKES_BACK.test(between) || !isSameMatter(last.criterion, phrase.criterion)) {
      kept.push(phrase)
      continue
    }
    kept[kept.length - 1] = { criterion: phrase.criterion, spans: [...last.spans, ...phrase.spans] }
  }
  return kept
}

function isSameMatter(one: Criterion, other: Criterion): boolean {
  if (one.kind !== other.kind) return false
  return 'field' in one && 'field' in other ? one.field === other.field : one.kind !== 'amenity'
}
