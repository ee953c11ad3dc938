import type { Criterion } from '../../domain/criteria/criterion.ts'
import { eitherDays } from '../../domain/criteria/days-asked.ts'
import { isSameCriterion } from '../../domain/criteria/is-same-criterion.ts'
import { namesOf } from '../../domain/criteria/names-of.ts'
import { zoneWithout } from '../../domain/criteria/zone.ts'
import { isSameMatter, refine } from './refine.ts'
import type { Turn } from './turns/turn-words.ts'

/** What was struck out is let in again: "put 77029 back in". What never was is asked for beside the rest. */
export function restored(known: readonly Criterion[], named: readonly Criterion[]): Criterion[] {
  const wanted = named.filter(({ kind }) => kind !== 'text')
  return wanted.reduce<Criterion[]>(
    (criteria, one) => {
      const left = criteria.flatMap((other) => withoutDenial(other, one))
      const isChanged = left.length < criteria.length || left.some((other, i) => other !== criteria[i])
      return isChanged ? left : refine(criteria, [one], 'widen')
    },
    [...known],
  )
}

const THEM = /^(?:it|them|that|those|these)(?: all)?$/i

/** "put them back in": what the turn before dropped or ruled out. Null where it did neither, or something is named. */
export function lostAgain(
  known: readonly Criterion[],
  before: readonly Criterion[],
  turn: Turn,
): Criterion[] | null {
  if (turn.kind !== 'restore' || !THEM.test(turn.what.trim())) return null
  const lost = before.filter((one) => !known.some((other) => isSameMatter(other, one)))
  if (lost.length > 0) return [...known, ...lost]
  const isNew = (one: Criterion) => !before.some((other) => isSameCriterion(other, one))
  const ruledOut = known.filter((one) => 'not' in one && one.not === true && isNew(one))
  if (ruledOut.length === 0) return known.some(isNew) ? [...before] : null
  const stood = before.filter((one) => 'not' in one && ruledOut.some((other) => isSameMatter(other, one)))
  return [...known.filter((one) => !ruledOut.includes(one)), ...stood]
}

function withoutDenial(known: Criterion, wanted: Criterion): Criterion[] {
  if (!('not' in known) || !known.not) return [known]
  if (known.kind === 'word' && wanted.kind === 'word' && known.field === wanted.field) {
    const anyOf = known.anyOf.filter((value) => !has(wanted.anyOf, value))
    return anyOf.length === known.anyOf.length ? [known] : anyOf.length === 0 ? [] : [{ ...known, anyOf }]
  }
  if (known.kind === 'zone' && wanted.kind === 'zone') {
    const isKnown = wanted.names.some((name) => has(known.names, name))
    const left = isKnown ? zoneWithout(known, wanted.names) : known
    return left === null ? [] : [left]
  }
  if (known.kind === 'party' && wanted.kind === 'party' && known.field === wanted.field) {
    const names = namesOf(known)
    const [text, ...or] = names.filter((name) => !has(namesOf(wanted), name))
    if (text === undefined) return []
    return or.length + 1 === names.length
      ? [known]
      : [{ kind: 'party', field: known.field, text, or, not: true }]
  }
  const isSame =
    (known.kind === 'amenity' && wanted.kind === 'amenity' && known.amenity === wanted.amenity) ||
    (known.kind === 'rail' && wanted.kind === 'rail')
  return isSame ? [] : [known]
}

function has(values: readonly string[], value: string): boolean {
  return values.some((one) => one.toLowerCase() === value.toLowerCase())
}

const EITHER =
  /\b(?:show|list|give|see|include|put|want|have)\b(?: me| us| them)? both\b|\bboth(?: of (?:them|those|these))?(?: \w+)? together\b|\b(?:both|either) (?:years?|quarters?|months?|periods?)\b|^(?:(?:ok|okay|actually|no|yes|hmm|then|make it)[, ]+)*both[.!]*$|\bboth (?:towns|cities|places|areas|types|firms)\b|\b(?:take|do|go with|accept|live with|(?:be )?(?:ok|okay|fine|happy) with) (?:either|both)(?: one)?\b|\bcombine (?:them|both|those|the two)\b|\b(?:either(?: one)?|both|any)(?: of)?(?: (?:those|them|these|the))?(?: (?:two|2))? (?:works?|(?:is|are|would be|will be|'s) (?:fine|ok|okay|good|alright)|will do|would work|will work)\b/i

/** "either of those two works" after "gross instead" of NNN: the value that was replaced is asked for as well. */
export function bothAgain(
  known: readonly Criterion[],
  before: readonly Criterion[],
  text: string,
): Criterion[] | null {
  if (!EITHER.test(text)) return null
  const replaced = known.flatMap((one): { one: Criterion; both: Criterion }[] => {
    if (one.kind === 'party' && !one.not) {
      const other = before.find((two) => two.kind === 'party' && !two.not && two.field === one.field)
      const added = other?.kind === 'party' ? namesOf(other).filter((name) => !has(namesOf(one), name)) : []
      return added.length === 0 ? [] : [{ one, both: { ...one, or: [...namesOf(one).slice(1), ...added] } }]
    }
    if (one.kind === 'date') {
      const other = before.find((two) => two.kind === 'date' && two.field === one.field)
      if (other?.kind !== 'date' || (other.from === one.from && other.to === one.to)) return []
      return [{ one, both: eitherDays(other, one) }]
    }
    if (one.kind !== 'word' || one.not) return []
    const other = before.find((two) => two.kind === 'word' && !two.not && two.field === one.field)
    const added = other?.kind === 'word' ? other.anyOf.filter((value) => !one.anyOf.includes(value)) : []
    return added.length === 0 ? [] : [{ one, both: { ...one, anyOf: [...added, ...one.anyOf] } }]
  })
  const [only, more] = replaced
  return only === undefined || more !== undefined
    ? null
    : known.map((one) => (one === only.one ? only.both : one))
}
