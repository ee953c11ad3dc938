import type { Criterion } from '../../criteria/criterion.ts'
import type { Span } from '../../criteria/parsed-query.ts'
import type { Reading, Scan } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { isBesideWish } from './beside-wish.ts'
import { isStop, pastJoints } from './clause-ends.ts'
import { meantAgain } from './meant-again.ts'
import { withoutSpokenTo } from './spoken-to.ts'
import { type TokenSpan, toldSentences } from './told-sentences.ts'
import {
  contracted,
  ending,
  having,
  landlords,
  leases,
  likings,
  offering,
  persons,
  standing,
  subjects,
  type Told,
  wishes,
} from './told-words.ts'

interface Clause extends TokenSpan {
  told: Told
}

/** Tokens between a lease and what becomes of it: "at 9211 Manchester St". */
const MOST_BETWEEN = 7

/** Drops what sentences only tell, where something else is asked for. Their figures and names are then shown as not used. */
export function withoutTold(reading: Reading, scan: Scan): Scan['phrases'] {
  const { phrases: said, left, limit } = scan
  const drop = ({ spans }: Scan['phrases'][number]) => {
    for (const { start, end } of spans) {
      reading.tokens.forEach((token, at) => {
        const isSaid = token.start >= start && token.end <= end
        if (isSaid && token.kind !== 'sign' && !SMALL.test(token.text)) left[at] = 1
      })
    }
  }
  const isAgain = (phrase: Scan['phrases'][number]) => {
    const again = meantAgain(reading, phrase)
    if (again !== null) left.fill(0, again.start, again.end)
    return again !== null
  }
  const phrases = withoutSpokenTo(reading, said, isAgain, drop)
  const clauses = clausesIn(reading)
  if (clauses.length === 0) return phrases
  const clauseOf = ({ spans }: Scan['phrases'][number]) =>
    clauses.find((clause) => spans.some((span) => isWithin(reading.tokens, span, clause)))
  const asked = phrases.filter((phrase) => clauseOf(phrase) === undefined)
  // Searched, the words of what a letter tells would leave out what does not happen to mention them. Names stay.
  const isToldLimit = clauses.some((clause) => limit !== null && isWithin(reading.tokens, limit.span, clause))
  // "the three buildings they lease today"
  if (isToldLimit && asked.length > 0) scan.limit = null
  const told = asked.length > 0 ? clauses.filter(({ told: kind }) => /^(?:message|scene)$/.test(kind)) : []
  for (const { start, end } of told)
    for (let at = start; at < end; at++) {
      const { start: first = 0 } = reading.tokens[at] ?? {}
      if (/^\p{Ll}/u.test(reading.text.slice(first, first + 1))) left[at] = 0
    }
  return phrases.filter((phrase) => {
    const clause = clauseOf(phrase)
    if (clause === undefined || !isBesideWish(clause.told, phrase.criterion, asked)) return true
    if (isOfRentAsked(reading, clause, phrase.criterion, asked) || isAgain(phrase)) return true
    drop(phrase)
    return false
  })
}

const LEARNS = /^(?:see|know|compare|look|understand|find|review|check|benchmark|learn|have|get|study)$/

/** Words of a figure or a place that any property may mention. */
const SMALL = /^(?:sf|sq|ft|feet|foot|square|in|at|on|near|from|of|a|the|cents?|acres?|now|today)$/

function isWithin(tokens: readonly Token[], span: Span, { start, end }: Clause): boolean {
  return span.start < (tokens[end - 1]?.end ?? 0) && span.end > (tokens[start]?.start ?? 0)
}

/** "they're at 85 cents NNN and won't go over 95": the rent that the same sentence asks for is on the same footing. */
function isOfRentAsked(
  reading: Reading,
  { told, end }: Clause,
  criterion: Criterion,
  asked: Scan['phrases'],
): boolean {
  const isLeaseType = (one: Criterion) => one.kind === 'word' && one.field === 'leaseType'
  if (told !== 'message' || !isLeaseType(criterion)) return false
  const last = reading.tokens.findIndex((_, at) => at >= end && isStop(reading, at))
  const stop = reading.tokens[last]?.start ?? reading.text.length
  return (
    asked.some(
      ({ criterion: one, spans }) =>
        one.kind === 'range' && one.field === 'rentPerSf' && (spans[0]?.start ?? 0) < stop,
    ) && !asked.some(({ criterion: one }) => isLeaseType(one))
  )
}

function clausesIn(reading: Reading): Clause[] {
  const { tokens } = reading
  const clauses: Clause[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (at > 0 && !isBreak(tokens[at - 1])) continue
    const begun = clauseAt(reading, at)
    if (begun === null) continue
    const end =
      begun.end ??
      (begun.told === 'liked' ? endOfList(reading, begun.said) : endOfClause(reading, begun.said))
    clauses.push({ told: begun.told, start: begun.start, end })
    at = Math.max(end - 1, at)
  }
  return [...clauses, ...toldSentences(reading)]
}

function isBreak(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (/^[.,;:!?(-]$/.test(token.text) || /^(?:and|but|because|since|as|so)$/.test(token.text))
  )
}

/** `start`: where what is told begins. `said`: the token after the words that tell it. */
interface Begun {
  told: Told
  start: number
  said: number
  /** Where it ends, if the words that tell it stand behind it. */
  end?: number
}

function clauseAt(reading: Reading, at: number): Begun | null {
  const { tokens } = reading
  const liked = likings.longest(tokens, at)
  const sign = tokens[liked?.end ?? -1]
  if (liked !== null && (/^(?:[:-]|for)$/.test(sign?.text ?? '') || isDash(reading, sign)))
    return { told: 'liked', start: liked.end, said: liked.end + 1 }
  const subject = subjects.longest(tokens, at)
  // "subject is 40k, Pasadena" alone is what comps are wanted like.
  const isAlone = at === 0 && !tokens.some((_, i) => isStop(reading, i) || wishes.longest(tokens, i) !== null)
  if (subject !== null) return isAlone ? null : { told: 'subject', start: at, said: subject.end }
  const short = contracted.longest(tokens, at)
  if (short !== null) return { told: short.value, start: at, said: short.end }
  const person = persons.longest(tokens, at)
  const stands = person === null ? null : standing.longest(tokens, person.end)
  if (stands !== null) return { told: stands.value, start: at, said: stands.end }
  const owner = landlords.longest(tokens, at) ?? person
  const offers = owner === null ? null : offering.longest(tokens, owner.end)
  // "they want 40k", "they asked for comps" are wishes.
  const isAskedFor =
    (tokens[(offers?.end ?? 0) - 1]?.text === 'asked' && tokens[offers?.end ?? 0]?.text === 'for') ||
    // "my owner wants to see what he is up against"
    (tokens[offers?.end ?? 0]?.text === 'to' && LEARNS.test(tokens[(offers?.end ?? 0) + 1]?.text ?? ''))
  if (offers !== null && !isAskedFor && !(owner === person && tokens[owner?.end ?? 0]?.text === 'wants'))
    return { told: offers.value, start: at, said: offers.end }
  return leaseAt(tokens, at) ?? townLeaseAt(tokens, at) ?? hadAt(tokens, at)
}

/** "Our Humble lease is up soon": where those who ask are, where others are asked for. */
function townLeaseAt(tokens: readonly Token[], at: number): Begun | null {
  if (!/^(?:our|their|his|her|my)$/.test(tokens[at]?.text ?? '')) return null
  const lease = [2, 3, 4]
    .map((words) => at + words)
    .find((i) => /^(?:lease|sublease)$/.test(tokens[i]?.text ?? ''))
  const ends = lease === undefined ? null : ending.longest(tokens, lease + 1)
  const [next, season] = [tokens[ends?.end ?? -1]?.text ?? '', tokens[(ends?.end ?? -1) + 1]?.text ?? '']
  // "is up in spring"
  const soon = /^(?:soon|shortly)$/.test(next)
    ? 1
    : /^(?:in|by|next|this)$/.test(next) && SEASONS.test(season)
      ? 2
      : 0
  return ends === null ? null : { told: 'subject', start: at, said: ends.end, end: ends.end + soon }
}

const SEASONS = /^(?:spring|summer|fall|autumn|winter|year)$/

/** "I've got the Delmar ones already": what somebody has needs no search. */
function hadAt(tokens: readonly Token[], at: number): Begun | null {
  const has = having.longest(tokens, at)
  if (has === null) return null
  for (let i = has.end; i <= has.end + MOST_BETWEEN && i < tokens.length; i++) {
    if (tokens[i]?.text === 'already') return { told: 'today', start: at, said: i + 1, end: i + 1 }
    if (tokens[i]?.kind === 'sign') return null
  }
  return null
}

/** "My tenant's lease at 9211 Manchester St is up in 2027": only when it ends is told, as others speak of that place. */
function leaseAt(tokens: readonly Token[], at: number): Begun | null {
  const lease = leases.longest(tokens, at)
  if (lease === null || (lease.value === 'any' && !isOfClient(tokens))) return null
  for (let i = lease.end; i <= lease.end + MOST_BETWEEN && i < tokens.length; i++) {
    const ends = ending.longest(tokens, i)
    if (ends !== null) return { told: 'today', start: i, said: ends.end }
    if (tokens[i]?.kind === 'sign') return null
  }
  return null
}

/** Whether somebody is spoken of whose lease it may be: "Katy, lease ends 2027" asks for that. */
function isOfClient(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => {
    const person = persons.longest(tokens, at)
    // "Tenant is Acme" says of whom leases are.
    const isNamed = person !== null && /^(?:is|:)$/.test(tokens[person.end]?.text ?? '')
    return (
      (person !== null && !isNamed) ||
      [standing, contracted, subjects, wishes].some((words) => words.longest(tokens, at) !== null)
    )
  })
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

/** A dash between blanks is read as a comma. */
function isDash({ text }: Reading, token: Token | undefined): boolean {
  return token?.text === ',' && /^[-–—]$/.test(text.slice(token.start, token.end))
}

/** "Nice to haves: rail, crane." ends with its sentence, or where what is needed begins. */
function endOfList(reading: Reading, from: number): number {
  const { tokens } = reading
  for (let at = from; at < tokens.length; at++) {
    if (
      isStop(reading, at) ||
      /^(?:must|need|needs|required|requirements?|budget|location|size)$/.test(tokens[at]?.text ?? '')
    )
      return at
  }
  return tokens.length
}
