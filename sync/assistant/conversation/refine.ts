import type { Criterion } from '../../domain/criteria/criterion.ts'
import { type DaysAsked, daysOfBoth, eitherDays, isAllBut } from '../../domain/criteria/days-asked.ts'
import { namesOf } from '../../domain/criteria/names-of.ts'
import { type Range, rangeFrom } from '../../domain/criteria/range.ts'
import { zoneWithout } from '../../domain/criteria/zone.ts'
import { isPlace } from './matters.ts'

/** How a follow-up changes the criteria: adds one, widens one by another value, or replaces one. */
export type Refinement = 'add' | 'widen' | 'replace'

/** The criteria after a follow-up. What the follow-up does not mention stays. */
export function refine(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  how: Refinement,
): Criterion[] {
  // "I meant Aurora, IL": the state takes no place of the town beside it.
  const isReplacedBy = (one: Criterion, other: Criterion) =>
    !asked.includes(one) && isReplaced(one, other, how)
  return asked.reduce<Criterion[]>(
    (criteria, one) => withCriterion(criteria, one, how, isReplacedBy),
    [...known],
  )
}

function withCriterion(
  criteria: readonly Criterion[],
  asked: Criterion,
  how: Refinement,
  isReplacedBy: (one: Criterion, other: Criterion) => boolean,
): Criterion[] {
  const less = withoutDenied(criteria, asked)
  if (less !== null) return less
  const same = criteria.find((one) => isSameMatter(one, asked))
  const kept = criteria.filter((one) => one !== same && !isReplacedBy(one, asked))
  if (same?.kind === 'range' && asked.kind === 'range' && how !== 'replace')
    return [...kept, narrowed(same, asked)]
  // "not Katy", then "not Cypress": neither.
  const areDenials = same !== undefined && 'not' in same && same.not && 'not' in asked && asked.not
  if (same?.kind === 'word' && asked.kind === 'word' && (how === 'widen' || areDenials)) {
    return [...kept, { ...asked, anyOf: [...new Set([...same.anyOf, ...asked.anyOf])] }]
  }
  if (same?.kind === 'zone' && asked.kind === 'zone' && areDenials && same.around === asked.around) {
    const further = asked.names.every((name) => hasValue(same.names, name)) ? NO_ZONE : asked
    const names = [...same.names, ...further.names]
    return [...kept, { ...same, names, circles: [...same.circles, ...further.circles] }]
  }
  if (same?.kind === 'date' && asked.kind === 'date') return [...kept, daysAfter(same, asked, how)]
  const isBoth = how === 'widen' || areDenials
  if (same?.kind === 'party' && asked.kind === 'party' && isBoth && same.not === asked.not) {
    const or = [...new Set([...namesOf(same), ...namesOf(asked)])].filter((name) => name !== same.text)
    return [...kept, { ...same, or }]
  }
  return [...kept, asked]
}

const NO_ZONE = { names: [], circles: [] }

/** "not 2028" leaves out days of those known. */
function daysAfter(known: DaysAsked, asked: DaysAsked, how: Refinement): DaysAsked {
  if (how === 'widen') return eitherDays(known, asked)
  return isAllBut(asked) ? (daysOfBoth(known, asked) ?? asked) : asked
}

/** "Katy or Cypress", then "not Cypress": Katy is left. Null where not one of several is denied. */
function withoutDenied(criteria: readonly Criterion[], asked: Criterion): Criterion[] | null {
  if (!('not' in asked) || !asked.not) return null
  for (const known of criteria) {
    const left = leftOf(known, asked)
    if (left !== null) return criteria.map((one) => (one === known ? left : one))
  }
  return null
}

function leftOf(known: Criterion, asked: Criterion): Criterion | null {
  // "flex or office", then "minus office"
  if (asked.kind === 'amenity' && asked.amenity === 'office' && known.kind === 'word' && !known.not) {
    const anyOf = known.anyOf.filter((value) => value !== 'Office')
    const isOneOfTypes = known.field === 'propertyType' && anyOf.length > 0
    return isOneOfTypes && anyOf.length < known.anyOf.length ? { ...known, anyOf } : null
  }
  if (known.kind === 'word' && asked.kind === 'word' && known.field === asked.field && !known.not) {
    const anyOf = known.anyOf.filter((value) => !hasValue(asked.anyOf, value))
    return anyOf.length === 0 || anyOf.length === known.anyOf.length ? null : { ...known, anyOf }
  }
  if (known.kind === 'zone' && !known.not) {
    const names = asked.kind === 'zone' ? asked.names : asked.kind === 'word' ? asked.anyOf : []
    return zoneWithout(known, names)
  }
  if (known.kind !== 'party' || asked.kind !== 'party' || known.field !== asked.field || known.not)
    return null
  const denied = namesOf(asked)
  const names = namesOf(known)
  const [text, ...or] = names.filter((name) => !hasValue(denied, name))
  if (text === undefined || or.length + 1 === names.length) return null
  return { kind: 'party', field: known.field, text, ...(or.length > 0 && { or }), not: false }
}

/** Two criteria of which only one can apply: "in Katy", then "in Tomball". */
export function isSameMatter(known: Criterion, asked: Criterion): boolean {
  switch (known.kind) {
    case 'word':
      return asked.kind === 'word' && asked.field === known.field && asked.not === known.not
    case 'range':
      return asked.kind === 'range' && asked.field === known.field
    case 'party':
      // "Fennimore but not Fennimore Building Supply" asks for one name and against another.
      return (
        asked.kind === 'party' &&
        asked.field === known.field &&
        (asked.not === known.not || namesOf(asked).some((name) => hasValue(namesOf(known), name)))
      )
    case 'holds':
      return asked.kind === 'holds' && asked.field === known.field && asked.column === known.column
    case 'amenity':
      return asked.kind === 'amenity' && asked.amenity === known.amenity
    case 'date':
      return asked.kind === 'date' && asked.field === known.field
    case 'moment':
      return asked.kind === 'moment' && asked.field === known.field
    case 'stated':
      return asked.kind === 'stated' && asked.field === known.field
    case 'zone':
      return asked.kind === 'zone' && asked.not === known.not
    case 'rail':
    case 'either':
    case 'near':
    case 'area':
    case 'view':
      return asked.kind === known.kind
    case 'text':
      return false
  }
}

/** A place replaces any other place. A negated value is no longer asked for. */
function isReplaced(known: Criterion, asked: Criterion, how: Refinement): boolean {
  if (isDenied(known, asked) || isDenied(asked, known) || isOfDeniedOffice(known, asked)) return true
  if (isOfEmpty(known, asked) || isOfEmpty(asked, known)) return true
  if (!isPlace(asked) || !isPlace(known) || isExcluded(asked)) return false
  if (how === 'replace') return true
  if (isExcluded(known)) return false
  return known.kind !== asked.kind && (isCircle(known) || isCircle(asked))
}

/** "1,500 feet of office" after "no office" */
function isOfDeniedOffice(known: Criterion, asked: Criterion): boolean {
  const isDenied = known.kind === 'amenity' && known.amenity === 'office' && known.not
  return isDenied && asked.kind === 'range' && asked.field === 'officeSf' && asked.min !== null
}

/** "under $1" after "without a rent", or before it: no field is empty and says something. */
function isOfEmpty(one: Criterion, other: Criterion): boolean {
  if (one.kind !== 'stated' || !one.not || !('field' in other) || other.field !== one.field) return false
  return other.kind !== 'stated' && !isExcluded(other)
}

function isCircle({ kind }: Criterion): boolean {
  return kind === 'near' || kind === 'zone'
}

function isExcluded(one: Criterion): boolean {
  return 'not' in one && one.not
}

function isDenied(known: Criterion, asked: Criterion): boolean {
  if (known.kind === 'zone' && asked.kind === 'zone')
    return !known.not && asked.not && known.names.every((name) => hasValue(asked.names, name))
  if (known.kind !== 'word' || asked.kind !== 'word' || known.field !== asked.field) return false
  if (known.not || !asked.not) return false
  return known.anyOf.every((value) => hasValue(asked.anyOf, value))
}

/** The bounds given again, and the other one where both can hold. */
function narrowed(known: Range, asked: Range): Range {
  const both = rangeFrom(asked.min === null ? known : asked, asked.max === null ? known : asked)
  // "over 25k" after "under 25k": nothing is both.
  const isOpen = both.exclusiveMin === true || both.exclusiveMax === true
  const areApart =
    both.min !== null && both.max !== null && (both.min > both.max || (isOpen && both.min === both.max))
  return areApart ? asked : both
}

/** The criteria without what was named: "remove Katy". Something that was not asked for is excluded from here on. */
export function without(known: readonly Criterion[], named: readonly Criterion[]): Criterion[] {
  return named.reduce<Criterion[]>(withoutOne, [...known])
}

function withoutOne(known: readonly Criterion[], named: Criterion): Criterion[] {
  // "drop Katy" of "NW Houston or Katy"
  const names = named.kind === 'zone' ? named.names : named.kind === 'word' ? named.anyOf : []
  for (const one of known) {
    const left = one.kind === 'zone' && !one.not ? zoneWithout(one, names) : null
    if (left !== null) return known.map((other) => (other === one ? left : other))
  }
  if (named.kind === 'word') {
    const holding = known.find(
      (one) =>
        one.kind === 'word' &&
        one.field === named.field &&
        named.anyOf.some((value) => hasValue(one.anyOf, value)),
    )
    if (holding?.kind !== 'word') return refine(known, [{ ...named, not: true }], 'widen')
    const anyOf = holding.anyOf.filter((value) => !hasValue(named.anyOf, value))
    return known.flatMap((one) => (one !== holding ? [one] : anyOf.length > 0 ? [{ ...holding, anyOf }] : []))
  }
  // "drop the Energy Corridor" of Northwest Houston: it is excluded.
  const isElsewhere = (one: Criterion) =>
    one.kind === 'zone' && !one.names.some((name) => hasValue(names, name))
  if (named.kind === 'zone' && known.some(isElsewhere)) return refine(known, [{ ...named, not: true }], 'add')
  const rest = known.filter((one) => !isSameMatter(one, named))
  if (rest.length < known.length) return rest
  const canBeDenied =
    named.kind === 'amenity' ||
    named.kind === 'party' ||
    named.kind === 'rail' ||
    named.kind === 'moment' ||
    named.kind === 'stated'
  return canBeDenied ? [...known, { ...named, not: !named.not }] : rest
}

function hasValue(values: readonly string[], value: string): boolean {
  return values.some((one) => one.toLowerCase() === value.toLowerCase())
}
