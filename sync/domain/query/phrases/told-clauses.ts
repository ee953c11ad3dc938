import type { Criterion } from '../../criteria/criterion.ts'
import type { Span } from '../../criteria/parsed-query.ts'
import type { Reading, Scan } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { isOfPlace } from './place-of-choice.ts'

/**
 * What a sentence tells and does not ask: how somebody is housed today, what was offered to them, which building comps
 * are wanted for.
 */
type Told = 'today' | 'offer' | 'subject'

interface Clause {
  told: Told
  /** The tokens of the clause, `end` not included. */
  start: number
  end: number
}

const each = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`.trim()))

const PEOPLE = [
  'client',
  'tenant',
  'user',
  'customer',
  'company',
  'group',
  'guy',
  'guys',
  'prospect',
  'buyer',
]
const OWNERS = ['landlord', 'll', 'owner', 'seller', 'listing broker', 'other side']
/** The spelling may be corrected to one without an apostrophe. */
const OF_PEOPLE = PEOPLE.flatMap((who) => [`${who}'s`, `${who}s`])
const people = [
  ...['they', 'he', 'she', 'we', 'i', 'it'],
  ...each(['', 'my', 'our', 'the', 'this', 'their'], PEOPLE),
]
const owners = each(['', 'the', 'their', 'our', 'current'], OWNERS)
const ARE = ['is', 'are', "'re"]
const NOW = ['currently', 'now', 'today', 'presently']
const LIVES = ['in', 'at', 'paying', 'leasing', 'renting', 'occupying', 'operating', 'based', 'housed']
const HOLDS = [
  'occupy',
  'occupies',
  'have',
  'has',
  'lease',
  'leases',
  'rent',
  'own',
  'owns',
  'use',
  'uses',
  'pay',
  'pays',
]

/** How somebody stands: the second word of "they occupy 42,000 SF". */
const standing = phraseTable<Told>([
  ['today', 'occupy|occupies|occupied|outgrew|have outgrown|has outgrown|were at|was at|were in|was in'],
  [
    'today',
    'started at|started out at|used to be in|used to lease|lost|passed on|toured|looked at|were looking at',
  ],
  ['today', each(ARE, each(NOW, LIVES)).join('|')],
  ['today', each(ARE, each(LIVES, NOW)).join('|')],
  ['today', each(NOW, [...HOLDS, ...each(ARE, LIVES)]).join('|')],
  ['today', 'is paying|are paying'],
  ['offer', 'were quoted|was quoted|got quoted|were offered|was offered|got offered|countered|countered at'],
])
const offering = phraseTable<Told>([
  [
    'offer',
    'offered|quoted|countered|proposed|wants|is asking|are asking|is quoting|asked|came back at|came back with',
  ],
])
const persons = phraseTable([[true, people.join('|')]])
const contracted = phraseTable<Told>([
  [
    'today',
    each(
      ["they're", "he's", "she's", "we're", "i'm"],
      ['paying', ...each(NOW, LIVES), ...each(LIVES, NOW)],
    ).join('|'),
  ],
])
const landlords = phraseTable([[true, owners.join('|')]])
const subjects = phraseTable([
  [
    true,
    each(
      ['', 'the', 'my', 'our'],
      ['subject is', 'subject property is', 'subject building is', 'subject was'],
    ).join('|'),
  ],
])
/** Whose lease it is: "my tenant's lease". */
const leases = phraseTable([
  [
    true,
    each(
      ['their', 'his', 'her', 'our', 'my', ...each(['', 'my', 'our', 'the'], OF_PEOPLE)],
      each(['', 'current', 'existing', 'present', 'old'], ['lease', 'term', 'sublease']),
    ).join('|'),
  ],
  [true, each(['the', ''], ['lease', 'current lease', 'existing lease']).join('|')],
])
const ending = phraseTable([
  [
    true,
    'expires|ends|is up|comes up|runs out|rolls|rolls over|is expiring|is ending|comes due|runs through|runs until|terminates',
  ],
])
/** What begins a wish, and so ends what is told. */
const wishes = phraseTable([
  [
    true,
    "need|needs|needing|want|wants|wanting|looking|looks|seeking|seeks|require|requires|would like|would love|hoping|interested|prefer|prefers|targeting|must|now|find|show|pull|send|give|they need|they want|they'd like|they would like|we need|we want|he needs|she needs|he wants|she wants|it needs|i need|i want|please",
  ],
])

/** Tokens between a lease and what becomes of it: "at 9211 Manchester St". */
const MOST_BETWEEN = 7

/** Drops what sentences only tell, where something else is asked for. What they say is then shown as not used. */
export function withoutTold(reading: Reading, { phrases, left }: Scan): Scan['phrases'] {
  const clauses = clausesIn(reading)
  if (clauses.length === 0) return phrases
  const clauseOf = ({ spans }: Scan['phrases'][number]) =>
    clauses.find((clause) => spans.some((span) => isWithin(reading.tokens, span, clause)))
  const asked = phrases.filter((phrase) => clauseOf(phrase) === undefined)
  return phrases.filter((phrase) => {
    const clause = clauseOf(phrase)
    if (clause === undefined || !isBesideWish(clause.told, phrase.criterion, asked)) return true
    for (const { start, end } of phrase.spans) {
      reading.tokens.forEach((token, at) => {
        if (token.start >= start && token.end <= end && token.kind !== 'sign') left[at] = 1
      })
    }
    return false
  })
}

function isWithin(tokens: readonly Token[], span: Span, { start, end }: Clause): boolean {
  return span.start < (tokens[end - 1]?.end ?? 0) && span.end > (tokens[start]?.start ?? 0)
}

/** Whether what is asked for beside it makes a criterion one that is only told. */
function isBesideWish(
  told: Told,
  criterion: Criterion,
  asked: readonly { readonly criterion: Criterion }[],
): boolean {
  switch (told) {
    case 'today':
      return asked.length > 0
    case 'subject':
      return asked.some(({ criterion: one }) => isOfPlace(one) || isAlike(one, criterion))
    case 'offer':
      return asked.some(({ criterion: one }) => isAlike(one, criterion))
  }
}

function isAlike(one: Criterion, other: Criterion): boolean {
  if (isOfPlace(one) && isOfPlace(other)) return true
  return one.kind === 'range' && other.kind === 'range' && one.field === other.field
}

function clausesIn(reading: Reading): Clause[] {
  const { tokens } = reading
  const clauses: Clause[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (at > 0 && !isBreak(tokens[at - 1])) continue
    const begun = clauseAt(tokens, at)
    if (begun === null) continue
    const end = endOfClause(reading, begun.said)
    clauses.push({ told: begun.told, start: begun.start, end })
    at = Math.max(end - 1, at)
  }
  return clauses
}

function isBreak(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (/^[.,;:!?(-]$/.test(token.text) || /^(?:and|but|because|since|as|so)$/.test(token.text))
  )
}

/** `start`: where what is told begins. `said`: the token after the words that tell it. */
function clauseAt(tokens: readonly Token[], at: number): { told: Told; start: number; said: number } | null {
  const subject = subjects.longest(tokens, at)
  if (subject !== null) return { told: 'subject', start: at, said: subject.end }
  const short = contracted.longest(tokens, at)
  if (short !== null) return { told: short.value, start: at, said: short.end }
  const person = persons.longest(tokens, at)
  const stands = person === null ? null : standing.longest(tokens, person.end)
  if (stands !== null) return { told: stands.value, start: at, said: stands.end }
  const owner = landlords.longest(tokens, at) ?? person
  const offers = owner === null ? null : offering.longest(tokens, owner.end)
  // "they want 40k" is a wish.
  if (offers !== null && !(owner === person && tokens[owner?.end ?? 0]?.text === 'wants'))
    return { told: offers.value, start: at, said: offers.end }
  return leaseAt(tokens, at)
}

/** "My tenant's lease at 9211 Manchester St is up in 2027": only when it ends is told, as others speak of that place. */
function leaseAt(tokens: readonly Token[], at: number): { told: Told; start: number; said: number } | null {
  const lease = leases.longest(tokens, at)
  if (lease === null) return null
  for (let i = lease.end; i <= lease.end + MOST_BETWEEN && i < tokens.length; i++) {
    const ends = ending.longest(tokens, i)
    if (ends !== null) return { told: 'today', start: i, said: ends.end }
    if (tokens[i]?.kind === 'sign') return null
  }
  return null
}

/** A wish, the next sentence, or where nothing else is said behind, the next comma. */
function endOfClause(reading: Reading, from: number): number {
  const { tokens } = reading
  let comma: number | null = null
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (isStop(reading, at)) return at
    const isJoint = token.text === ',' || /^(?:and|but|so|-)$/.test(token.text)
    if (isJoint && wishes.longest(tokens, pastJoints(tokens, at)) !== null) return at
    if (token.text === ',') comma ??= at
  }
  return comma ?? tokens.length
}

function pastJoints(tokens: readonly Token[], at: number): number {
  let next = at + 1
  while (
    /^(?:,|and|but|so|they|is|are|he|she|we)$/.test(tokens[next]?.text ?? '') &&
    wishes.longest(tokens, next) === null
  )
    next++
  return next
}

/** Ends of sentences and of lines, but no point of an abbreviation: "Clinton Dr. and". */
function isStop({ tokens, text }: Reading, at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'sign') return false
  if (/^[;!?]$/.test(token.text)) return true
  if (token.text === ',') return text.slice(token.start, token.end).includes('\n')
  if (token.text !== '.') return false
  const isShort = ABBREVIATED.test(tokens[at - 1]?.text ?? '')
  return !isShort || /^\s*[A-Z\d(]/.test(text.slice(token.end))
}

const ABBREVIATED = /^(?:st|ave|rd|dr|blvd|hwy|pkwy|ln|sq|ft|approx|min|max|[a-z])$/
