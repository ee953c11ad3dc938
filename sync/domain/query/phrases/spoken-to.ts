import type { Criterion } from '../../criteria/criterion.ts'
import type { Span } from '../../criteria/parsed-query.ts'
import type { Reading } from '../vocabulary/reading.ts'

interface Phrase {
  criterion: Criterion
  spans: readonly Span[]
}

const GREETING =
  '(?:dear|hi|hey|hello|morning|good morning|afternoon|good afternoon|good evening|thanks|thank you|thx|cheers|regards|best|sincerely|respectfully|yours|cc|att|attn|attention)(?: again)?'
const TITLE = '(?: (?:mr|mrs|ms|miss|dr)(?: \\.)?)?'
const WE = "(?:i|we|i'm|we're|i am|we are)(?: (?:currently|now|also|just))?"
const REQUEST =
  '(?:requirement|required|req|rfp|rfi|brief|inquiry|enquiry|search|assignment|survey|need|needs|request|note|email|word|message|call|voicemail|referral|lead)'

/** What stands before the name of who is written to, who asks, or who is asked for. */
const BEFORE = new RegExp(
  `(?:^| )(?:${[
    `${GREETING}(?: [:,-])*${TITLE}`,
    '(?:mr|mrs|ms|miss|dr)(?: \\.)?',
    `${WE} (?:represents?|representing|rep|repping|working (?:with|for)|work (?:with|for))`,
    'acting for|retained by',
    `${REQUEST} (?:is |came in |just in )?(?:from|for)`,
    '(?:folks|guys|people|team|friends|contact|client|clients|buddy|pals|crew|owner|manager|president|ceo|cfo) (?:at|from|over at|with)',
    '(?:call|meeting|met|lunch|coffee|breakfast|drinks|talked|spoke|spoken|chatted|zoom) (?:w /|w|with|to)',
    '(?:won|landed|got|have|picked up|signed) the',
    '(?:company|user|account|customer|company name) :',
    '(?:per|says|re :|fw :|fwd :)',
  ].join('|')})(?: the)?$`,
)
/** Words before a name that belong to it as it is read. */
const LEAD = /^(?:at|from|for|with|of|the|over|represents?|representing|rep|repping)$/
const AFTER = /^(?:assignment|requirement|req|rfp|account|search|mandate|engagement)\b/

/** Words before a name that say who is written to. */
const MOST_BEFORE = 5

/**
 * "Dear Ms. Whitlowe", "my folks at Nopalito Packaging": who is written to and who asks are in no deal that is asked
 * for, where a message says what is wanted. What they are called is then shown as not used.
 */
export function withoutSpokenTo<T extends Phrase>(
  { tokens }: Reading,
  phrases: readonly T[],
  drop: (phrase: T) => void,
): T[] {
  const isWanted = phrases.some(({ criterion }) => criterion.kind === 'range')
  if (!isWanted) return [...phrases]
  return phrases.filter((phrase) => {
    if (phrase.criterion.kind !== 'party' || phrase.criterion.not) return true
    const start = phrase.spans.at(0)?.start ?? 0
    const end = phrase.spans.at(-1)?.end ?? 0
    const first = tokens.findIndex((token) => token.start >= start && !LEAD.test(token.text))
    const next = tokens.findIndex((token) => token.start >= end)
    const before = textOf(tokens.slice(Math.max(0, first - MOST_BEFORE), first))
    const after = next < 0 ? '' : textOf(tokens.slice(next, next + 1))
    const isSpokenTo = BEFORE.test(before) || AFTER.test(after)
    if (isSpokenTo) drop(phrase)
    return !isSpokenTo
  })
}

function textOf(tokens: Reading['tokens']): string {
  return tokens.map(({ text }) => text).join(' ')
}
