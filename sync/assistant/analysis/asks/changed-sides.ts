import type { Criterion } from '../../../domain/criteria/criterion.ts'
import { isSameCriterion } from '../../../domain/criteria/is-same-criterion.ts'
import { swapped } from '../../conversation/swapped.ts'
import { plainTurn } from '../../conversation/turns/plain-turn.ts'
import { turnOf } from '../../conversation/turns/turn-words.ts'
import type { Ask, AskRead, ComparedSet } from '../ask.ts'
import { familyOf, MOST_SETS } from '../compared.ts'

/** What reading a follow-up needs of the book. */
export interface TurnReader {
  read(words: string): readonly Criterion[]
  /** The criteria after a follow-up of them. */
  onward(known: readonly Criterion[], words: string): readonly Criterion[]
}

type Compare = Extract<Ask, { kind: 'compare' }>
type Read = TurnReader['read']

/** What a follow-up makes of the sets that were compared: one more, one less, others, or less of each. Null where it speaks of none. */
export function changedSides(last: Compare, text: string, { read, onward }: TurnReader): AskRead | null {
  const sets =
    withOtherSet(last, text, read) ??
    withOtherSets(last, text, read) ??
    withSides(last, text, read) ??
    narrowed(last, text, { read, onward })
  if (sets === null || sets.length === 0 || sets.length > MOST_SETS) return null
  const [only, ...others] = sets
  if (only === undefined || others.length > 0) return { ask: { ...last, sets }, rest: '' }
  const { figure, of, also } = last
  const alone = { kind: 'statistic' as const, figure, of, ...(also !== undefined && { also }) }
  return { ask: alone, rest: '', within: only.criteria }
}

/** "swap Baytown for La Porte": one of the sets that were compared is another. */
function withOtherSet({ sets }: Compare, text: string, read: Read): ComparedSet[] | null {
  const turn = turnOf(text)
  if (turn.kind !== 'swap') return null
  const [named, ...more] = read(turn.from)
  if (named === undefined || more.length > 0) return null
  const at = sets.findIndex(({ criteria }) => criteria.some((one) => isSameCriterion(named, one)))
  const criteria = swapped(sets[at]?.criteria ?? [], turn.from, turn.to, read)
  return at < 0 || criteria === null ? null : sets.with(at, { criteria })
}

const BOTH =
  /^(?:(?:and|now|ok(?:ay)?|then|what about|how about|try|do|compare|same for|same with)[, ]+)*(?<what>[^,;.?!]+ (?:and|&|vs\.?|versus|against) [^,;.?!]+?)(?: instead)?[.?!]*$/i
/** "and Spring and Conroe" asks for further ones. */
const ADDS =
  /^(?:(?:ok|okay|so|now|then|please|can you|could you)[, ]+)*(?:and|plus|also|add|include|throw in|bring in)\b/i

/** "now Katy and Baytown" of two towns that were compared: the values in which the sets differ are others. */
function withOtherSets({ sets }: Compare, text: string, read: Read): ComparedSet[] | null {
  const { what } = BOTH.exec(text)?.groups ?? {}
  if (what === undefined || ADDS.test(text)) return null
  const [named, ...more] = read(what)
  if (named?.kind !== 'word' || named.not || more.length > 0 || named.anyOf.length !== sets.length)
    return null
  const others = sets.map(({ criteria }, i) => ({
    criteria: criteria.map((one) =>
      one.kind === 'word' && one.field === named.field ? { ...one, anyOf: named.anyOf.slice(i, i + 1) } : one,
    ),
  }))
  const areOther = others.every(({ criteria }, i) =>
    criteria.some((one, at) => one !== sets[i]?.criteria[at]),
  )
  return areOther ? others : null
}

/** "and Tomball", "drop Cypress", "just Katy", "Tomball instead": sides that are named. */
function withSides({ sets }: Compare, text: string, read: Read): ComparedSet[] | null {
  const [varied, ...more] = familiesVaried(sets)
  const [first] = sets
  if (varied === undefined || more.length > 0 || first === undefined) return null
  const turn = turnOf(plainTurn(text))
  const isDropped = turn.kind === 'drop'
  const said = read(isDropped ? turn.what : text)
  const named = said.filter((one) => familyOf(one) === varied).flatMap(eachOf)
  const shared = first.criteria.filter((one) => familyOf(one) !== varied)
  const isOfMore = said.some(
    (one) => familyOf(one) !== varied && !shared.some((other) => isSameCriterion(one, other)),
  )
  if (named.length === 0 || isOfMore) return null
  const isOut = isDropped || named.every((one) => 'not' in one && one.not)
  const asked = named.map((one) => ('not' in one ? { ...one, not: false } : one) as Criterion)
  const isNamed = ({ criteria }: ComparedSet) =>
    criteria.some((one) => asked.some((other) => isSameCriterion(one, other)))
  if (isOut) return sets.filter((set) => !isNamed(set))
  const sides = asked.map(
    (one) =>
      sets.find((set) => set.criteria.some((other) => isSameCriterion(one, other))) ?? {
        criteria: [one, ...shared],
      },
  )
  if (ONLY.test(text)) return sides
  const fresh = sides.filter((side) => !sets.includes(side))
  // "over 30k" of two bands of sizes may be of either.
  if (named.some(({ kind }) => kind === 'range') && !FURTHER.test(text)) return null
  return INSTEAD.test(text) && fresh.length > 0 && fresh.length < sets.length
    ? [...sets.slice(0, sets.length - fresh.length), ...fresh]
    : [...sets, ...fresh]
}

const ONLY = /\b(?:only|just|nothing but|alone)\b/i
const FURTHER = /\b(?:and|plus|also|add|include|what about|how about|as well|too|instead)\b/i
const INSTEAD = /\b(?:instead|rather)\b/i

/** "just the warehouses", "since 2022": every side is narrowed, or widened, alike. */
function narrowed({ sets }: Compare, text: string, { read, onward }: TurnReader): ComparedSet[] | null {
  const varied = familiesVaried(sets)
  const isOfSides = (one: Criterion) => varied.includes(familyOf(one))
  const others = sets.map(({ criteria }) => ({ criteria: [...onward(criteria, text)] }))
  const keepSides = others.every(({ criteria }, i) =>
    areAlike(criteria.filter(isOfSides), sets[i]?.criteria.filter(isOfSides) ?? []),
  )
  if (!keepSides) return null
  const isChanged = others.some(({ criteria }, i) => !areAlike(criteria, sets[i]?.criteria ?? []))
  // "only NNN" of what is NNN already changes nothing, and speaks of it.
  const isKnown = (one: Criterion) =>
    sets.every(({ criteria }) => criteria.some((other) => isSameCriterion(one, other)))
  const said = read(text)
  return isChanged || (said.length > 0 && said.every(isKnown)) ? others : null
}

/** In what the sets differ. */
export function familiesVaried(sets: readonly ComparedSet[]): string[] {
  const own = sets.flatMap(({ criteria }) =>
    criteria.filter((one) => sets.some((set) => !set.criteria.some((other) => isSameCriterion(one, other)))),
  )
  return [...new Set(own.map(familyOf))]
}

/** "Tomball and Conroe": each of them. */
function eachOf(one: Criterion): Criterion[] {
  return one.kind === 'word' && !one.not ? one.anyOf.map((value) => ({ ...one, anyOf: [value] })) : [one]
}

function areAlike(some: readonly Criterion[], others: readonly Criterion[]): boolean {
  return (
    some.length === others.length && some.every((one) => others.some((other) => isSameCriterion(one, other)))
  )
}
