import type { Criterion } from '../../domain/criteria/criterion.ts'
import { namesOf } from '../../domain/criteria/names-of.ts'
import { zoneWithout } from '../../domain/criteria/zone.ts'
import { figureIn } from './bounds/figure-times.ts'
import { matterOf, mattersIn } from './matters.ts'
import { isSameMatter, refine } from './refine.ts'

/** The criteria without those that some words speak of, asked for or denied: "forget the clear height", "office is fine". */
export function dropped(
  known: readonly Criterion[],
  named: readonly Criterion[],
  words: string,
): Criterion[] {
  const values = named.filter(({ kind }) => kind !== 'text')
  // Of "the Energy Corridor" the corridor is no matter of its own.
  const places = known.flatMap((one) => (one.kind === 'zone' ? one.names : []))
  const plain = places.reduce((text, name) => text.replaceAll(name.toLowerCase(), ' '), words.toLowerCase())
  const isOfMatters = values.length === 0 || named.every(({ kind }) => kind === 'amenity')
  const spoken = isOfMatters ? [...mattersIn(plain), ...comparedIn(plain)] : []
  const names = values.flatMap((one) => (one.kind === 'zone' ? one.names : []))
  const isNamed =
    plain !== words.toLowerCase() ||
    known.some((one) => one.kind === 'zone' && names.some((name) => one.names.includes(name)))
  // "exclude the Energy Corridor" of Houston
  const isOfArea =
    !isNamed && names.length === 0 && AREA.test(plain) && !known.some((one) => spoken.includes(matterOf(one)))
  const matters = isOfArea ? [...spoken, 'place'] : spoken
  return known.flatMap((one) => {
    const rest = values.reduce<Criterion | null>(
      (left, value) => (left === null ? null : less(left, value)),
      one,
    )
    if (rest === null || matters.includes(matterOf(one)) || isBoundSaid(one, values, words)) return []
    return [rest]
  })
}

/** "the 5 million floor": the range that has the figure as a bound. */
function isBoundSaid(known: Criterion, values: readonly Criterion[], words: string): boolean {
  const figure = figureIn(words)
  if (known.kind !== 'range' || values.length > 0 || figure === null) return false
  return [known.min, known.max].some(
    (bound) => bound !== null && (bound === figure || bound === figure / 100),
  )
}

const COMPARED: readonly (readonly [words: RegExp, matter: string])[] = [
  [/\b(?:newer|older|newest|oldest|new (?:construction|product|builds?))\b/i, 'yearBuilt'],
  [/\b(?:cheaper|cheapest|pricier|lower rents?)\b/i, 'rentPerSf'],
  [/\b(?:bigger|larger|smaller)\b/i, 'squareFootage'],
  [/\b(?:taller|higher clear)\b/i, 'clearHeight'],
  [/\b(?:closer|nearer|nearby)\b/i, 'place'],
]

/** "forget newer": the matters that some words compare. */
export function comparedIn(words: string): string[] {
  return COMPARED.filter(([pattern]) => pattern.test(words)).map(([, matter]) => matter)
}

/** What a place may be called that is asked for as one of another kind. */
const AREA = /\b(?:sub-?markets?|county|counties|corridor|road|highway|address|zip)\b/i

/** What is left of a criterion without a value; null where nothing is. */
function less(known: Criterion, named: Criterion): Criterion | null {
  if (known.kind === 'word' && named.kind === 'word' && known.field === named.field) {
    const anyOf = known.anyOf.filter(
      (value) => !named.anyOf.some((other) => other.toLowerCase() === value.toLowerCase()),
    )
    return anyOf.length === 0 ? null : { ...known, anyOf }
  }
  if (isOffice(known) && isOffice(named)) return null
  if (known.kind === 'party' && named.kind === 'party') {
    const gone = namesOf(named).map((name) => name.toLowerCase())
    const [text, ...or] = namesOf(known).filter(
      (name) => !gone.some((one) => one.startsWith(name.toLowerCase().slice(0, one.length))),
    )
    if (text === undefined) return null
    if (or.length + 1 === namesOf(known).length) return known
    return { kind: 'party', field: known.field, text, ...(or.length > 0 && { or }), not: known.not }
  }
  if (known.kind === 'zone' && named.kind === 'zone') {
    return named.names.some((name) => known.names.includes(name)) ? zoneWithout(known, named.names) : known
  }
  if (known.kind === 'word' || named.kind === 'word') return known
  return isSameMatter({ ...known, ...('not' in known && { not: false }) } as Criterion, named) ? null : known
}

/** "No office" denies the amenity, or the type. */
function isOffice(one: Criterion): boolean {
  if (one.kind === 'amenity') return one.amenity === 'office'
  return one.kind === 'word' && one.field === 'propertyType' && one.anyOf.join() === 'Office'
}

const EVERYBODY_BUT =
  /\b(?:every(?:one|body|thing|where)|any(?:one|body|thing|where)|all(?: of them)?|nobody) (?:but|except(?: for)?|other than|besides)\b/i

/** "everyone except JLL" after "JLL": the others are asked for instead. Null where nobody is excepted. */
export function exceptThese(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): Criterion[] | null {
  const denied = EVERYBODY_BUT.test(text) ? asked.filter((one) => 'not' in one && one.not) : []
  if (denied.length === 0) return null
  const isDenied = (one: Criterion) =>
    denied.some((other) => isSameMatter(one, { ...other, not: false } as Criterion))
  return refine(
    known.filter((one) => !isDenied(one)),
    denied,
    'add',
  )
}

/** "no clear height", "no limit on size": a bound is let go, where nothing of the kind can be denied. */
export function letGo(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): Criterion[] | null {
  if (!/^\W*(?:no|without|any)\b/i.test(text) || asked.some(({ kind }) => kind !== 'text')) return null
  const matters = mattersIn(text)
  const left = known.filter((one) => one.kind !== 'range' || !matters.includes(matterOf(one)))
  return left.length < known.length ? left : null
}
