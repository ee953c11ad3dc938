import { readAmount } from '../../amounts/read-amount.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'

const denials = phraseTable([
  [
    true,
    "can't|cannot|can not|don't|do not|doesn't|does not|didn't|won't|will not|must not|mustn't|shouldn't|should not|may not|shall not|wouldn't|isn't|is not|aren't|are not|never|can never|should never|must never",
  ],
])
const VERBS =
  'run|go|be|last|extend|stretch|get|sign|sign for|commit to|have|have any|go on|come in|come in at|cost|pay|rent for|lease for|want|take|do|spend|offer'
/** "let him go", "allow us to pay" */
const LET = ['him', 'her', 'them', 'us', 'me', 'it', 'anybody', 'anyone'].flatMap((whom) =>
  VERBS.split('|').flatMap((verb) => [`let ${whom} ${verb}`, `allow ${whom} to ${verb}`]),
)
/** What stands between a denial and the comparison that it denies. */
const verbs = phraseTable([[true, [VERBS, ...LET].join('|')]])
const comparisons = phraseTable([
  ['no longer than', 'longer than'],
  ['no shorter than', 'shorter than'],
  ['no taller than', 'taller than'],
  [
    'no more than',
    'more than|greater than|higher than|deeper than|wider than|over|above|beyond|past|top|exceed|surpass|go over|go past|go above|run over|run past|run above|get over|get past|get above|top out over',
  ],
  [
    'no less than',
    'less than|lower than|fewer than|tighter than|shallower than|narrower than|under|below|drop below|fall below|go below|go under|dip below',
  ],
  ['no larger than', 'larger than|bigger than'],
  ['no smaller than', 'smaller than'],
])

/** "the lease can't run longer than five years", "expenses don't top 20 cents": the comparison with its denial beside it. */
export function withDeniedComparison(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const denial = denials.longest(tokens, at)
    if (denial === null) continue
    const verb = comparisons.longest(tokens, denial.end) === null ? verbs.longest(tokens, denial.end) : null
    const found = comparisons.longest(tokens, verb?.end ?? denial.end)
    const [first, last] = [tokens[at], tokens[(found?.end ?? 0) - 1]]
    if (found === null || first === undefined || last === undefined) continue
    if (readAmount(tokens, found.end) === null || IS_YEAR.test(tokens[found.end]?.text ?? '')) continue
    const plain = found.value.split(' ').map((text): Token => ({ ...last, kind: 'word', text, glued: false }))
    const [no, ...more] = plain.map((token, i) => (i === 0 ? { ...token, start: first.start } : token))
    if (no === undefined) continue
    return [...tokens.slice(0, at), no, ...more, ...withDeniedComparison(tokens.slice(found.end))]
  }
  return tokens
}

/** "can't run past 2028" is until then. */
const IS_YEAR = /^(?:19|20)\d\d$/
