import type { Criterion } from '../../criteria/criterion.ts'
import type { Span } from '../../criteria/parsed-query.ts'
import { roles } from '../parties/role-words.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { clausesOf, isProse, sentencesOf, type TokenSpan } from './told-sentences.ts'

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
    'acting for|retained by|(?:me|us|him|her) and',
    `${REQUEST} (?:is |came in |just in )?(?:from|for)`,
    '(?:folks|guys|people|team|friends|contact|client|clients|buddy|pals|crew|owner|manager|president|ceo|cfo) (?:at|from|over at|with)',
    '(?:call|meeting|met|lunch|coffee|breakfast|drinks|talked|spoke|spoken|chatted|zoom) (?:w /|w|with|to)',
    '(?:won|landed|got|have|picked up|signed) the',
    '(?:company|user|account|customer|company name) :',
    '(?:per|says|from :|to :|re :|fw :|fwd :|pitch to|pitching)',
  ].join('|')})(?: the)?$`,
)
/** Words before a name that belong to it as it is read. */
const LEAD = /^(?:at|from|for|with|of|the|over|represents?|representing|rep|repping)$/
const AFTER =
  /^(?:assignment|requirement|req|rfp|account|search|mandate|engagement)\b|^(?:i|we) (?:want|need)|^(?:,|and|, and) (?:they|he|she|it) (?:needs?|wants?|requires?|(?:are|is) looking|would)(?: |$)|^(?:runs?|operates?|makes?|currently|presently|outgrew|(?:is|are) (?:growing|moving|expanding)|sits?) |^(?:just )?(?:called|asked|emailed|phoned|rang|texted|wrote|contacted|reached out|approached|hired|retained)(?: (?:me|us|back|again|about|in|for|to)| [.,:;]|$)/

/** Words before a name that say who is written to. */
const MOST_BEFORE = 5

/** And behind it. */
const MOST_AFTER = 4

/**
 * "Dear Ms. Whitlowe", "my folks at Nopalito Packaging": who is written to and who asks are in no deal that is asked
 * for, where a message says what is wanted. What they are called is then shown as not used.
 */
export function withoutSpokenTo<T extends Phrase>(
  reading: Reading,
  phrases: readonly T[],
  isMeantAgain: (phrase: T) => boolean,
  drop: (phrase: T) => void,
): T[] {
  const isWanted = phrases.some(({ criterion: { kind } }) => kind === 'range' || kind === 'date')
  if (!isWanted) return [...phrases]
  const sentences = sentencesOf(reading)
  const ofMessage = isProse(reading, sentences)
    ? sentences.flatMap(({ start, end }) => clausesOf(reading.tokens, start, end))
    : []
  return phrases.filter((phrase) => {
    if (phrase.criterion.kind !== 'party' || phrase.criterion.not) return true
    const isNamed = isSpokenTo(reading, phrase) || isNameAlone(reading, phrase, phrases, ofMessage)
    const isDropped = isNamed && !isMeantAgain(phrase)
    if (isDropped) drop(phrase)
    return !isDropped
  })
}

function isSpokenTo({ tokens }: Reading, { spans }: Phrase): boolean {
  const start = spans.at(0)?.start ?? 0
  const end = spans.at(-1)?.end ?? 0
  const first = tokens.findIndex((token) => token.start >= start && !LEAD.test(token.text))
  const next = tokens.findIndex((token) => token.start >= end)
  const before = textOf(tokens.slice(Math.max(0, first - MOST_BEFORE), first))
  const after = next < 0 ? '' : textOf(tokens.slice(next, next + MOST_AFTER))
  return BEFORE.test(before) || AFTER.test(after)
}

/** "Re: Sundermere Flooring. They need 40k.": a name without its role, in a clause of a letter that asks for nothing else. */
function isNameAlone(
  { tokens }: Reading,
  phrase: Phrase,
  phrases: readonly Phrase[],
  clauses: readonly TokenSpan[],
): boolean {
  const isIn = ({ start, end }: TokenSpan, { spans }: Phrase) =>
    spans.some((span) => span.start >= (tokens[start]?.start ?? 0) && span.end <= (tokens[end - 1]?.end ?? 0))
  const own = clauses.find((clause) => isIn(clause, phrase))
  if (own === undefined) return false
  const words = textOf(tokens.slice(own.start, own.end))
  const others = phrases.filter((other) => other !== phrase && isIn(own, other))
  const said = tokens.findIndex((token) => token.start >= (phrase.spans.at(0)?.start ?? 0))
  const hasRole = roles.longest(tokens, said) !== null || ASKED.test(words)
  return !hasRole && others.every(({ criterion }) => criterion.kind === 'party')
}

/** What makes a name asked for: "only Hines", "Hines-owned". */
const ASKED =
  /(?:^| )(?:only|just|no|not|either|owned|listed|leased|repped|landlord|tenant|broker|buyer|seller|owner|buildings?|listings?|properties|deals|leases|comps|what|which|who|has to|have to|must|show|find|give|send|pull|any|prefers?|(?:i|we) (?:want|need))(?: |$)/

function textOf(tokens: Reading['tokens']): string {
  return tokens.map(({ text }) => text).join(' ')
}
