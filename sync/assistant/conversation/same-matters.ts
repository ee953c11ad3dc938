import type { Criterion } from '../../domain/criteria/criterion.ts'
import { matterOf, mattersIn } from './matters.ts'

const SAME =
  /(?:,? ?\b(?:with|w\/|at|for|of|and|on|in|all|having)|,)? ?\b(?:the|that|those) (?:same|very same|identical) (?<what>[a-z][a-z ]{1,24}?)(?= (?:in|but|for|since|over|under|with|at|near|this|last|from|and|as|signed|leased|sold|built)\b|\s*[,.;?!]|\s*$)/gi

/** "with the same doors": what is known of a matter stays, and its name asks for nothing more. */
export function withoutSameMatters(known: readonly Criterion[], text: string): string {
  const matters = known.map(matterOf)
  const rest = text.replaceAll(SAME, (said, what: string) =>
    mattersIn(what).some((matter) => matters.includes(matter)) ? ' ' : said,
  )
  return /[\p{L}\d]/u.test(rest) && rest !== text ? rest.replaceAll(/\s+/g, ' ').trim() : text
}
