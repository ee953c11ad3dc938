import type { Criterion } from '../../domain/criteria/criterion.ts'
import { namesOf } from '../../domain/criteria/names-of.ts'
import { dropped } from './dropped.ts'
import { refine } from './refine.ts'

/** "swap Katy for Tomball", "north for northeast": one thing in the place of another. Null where neither is known. */
export function swapped(
  known: readonly Criterion[],
  from: string,
  to: string,
  read: (words: string) => readonly Criterion[],
): Criterion[] | null {
  const renamed = renamedPlace(known, from, to, read)
  if (renamed !== null) return renamed
  const named = read(from).filter(({ kind }) => kind !== 'text')
  const asked = read(to)
    .filter(({ kind }) => kind !== 'text')
    .map((one) => inRoleOf(known, named, one))
  if (asked.length === 0) return null
  if (named.length === 0) return refine(known, asked, 'replace')
  const left = dropped(known, named, from)
  // "Katy or Cypress", then "not Cypress, Tomball": Katy stays.
  const isOneOfSeveral = left.length === known.length && left.some((one, at) => one !== known[at])
  return refine(left, asked, isOneOfSeveral ? 'widen' : 'replace')
}

/** "Wrenfield instead of Palmetto": in the role that the other has. */
function inRoleOf(known: readonly Criterion[], named: readonly Criterion[], asked: Criterion): Criterion {
  const gone = named.flatMap((one) => (one.kind === 'party' ? namesOf(one) : []))
  const other = known.find((one) => one.kind === 'party' && namesOf(one).some((name) => gone.includes(name)))
  return asked.kind === 'party' && other?.kind === 'party' ? { ...asked, field: other.field } : asked
}

/** The place talked of, with other words in its name: "North Houston" is then "Northeast Houston". */
function renamedPlace(
  known: readonly Criterion[],
  from: string,
  to: string,
  read: (words: string) => readonly Criterion[],
): Criterion[] | null {
  const words = new RegExp(`\\b${from.replaceAll(/[^\p{L}\p{N} ]/gu, '')}\\b`, 'i')
  for (const one of known) {
    if (one.kind !== 'zone') continue
    const [name = ''] = one.names
    if (!words.test(name)) continue
    const places = read(`in ${name.replace(words, to)}`).filter(
      ({ kind }) => kind === 'zone' || kind === 'word',
    )
    if (places.length > 0) return [...known.filter((other) => other !== one), ...places]
  }
  return null
}
