import { SHEET_FIELDS } from '../fields/sheet-fields.ts'
import type { ColumnRole } from '../model/column-role.ts'
import { headerWords } from './header-words.ts'

/** How well a header fits an alias: word for word, except for filler words, or as a part of it. */
export type Fit = 'exact' | 'filled' | 'part'

export interface HeaderMatch {
  readonly role: ColumnRole
  readonly fit: Fit
  /** The alias's place in the order of preference. */
  readonly preference: number
}

interface Alias {
  readonly role: ColumnRole
  readonly preference: number
  readonly words: number
  readonly length: number
  readonly avoid: ReadonlySet<string>
  readonly fillers: ReadonlySet<string>
  readonly isSize: boolean
}

const ANY_FILLERS =
  'the of in a an for to property building site asset estimated approximate total current dollar us per number amount reported subject'
const RATE_WORDS: ReadonlySet<string> = new Set('dollar per rent rate price cost psf'.split(' '))
const FITS: readonly Fit[] = ['exact', 'filled', 'part']
/** A header with more words is a sentence. */
const MOST_WORDS = 12
const LONGEST_ALIAS = 6

const ALIASES: ReadonlyMap<string, Alias> = new Map(
  SHEET_FIELDS.flatMap(({ role, aliases, avoid, fillers, isSize }) => {
    const shared = {
      role,
      avoid: new Set(avoid.split(' ').flatMap(headerWords)),
      fillers: new Set(`${ANY_FILLERS} ${fillers}`.split(' ').flatMap(headerWords)),
      isSize: isSize === true,
    }
    return aliases.split('|').map((alias, preference): [string, Alias] => {
      const words = headerWords(alias)
      return [words.join(' '), { ...shared, preference, words: words.length, length: words.join(' ').length }]
    })
  }),
)

/** What a header stands for: an exact alias first, then the longest alias in it; `null` where it is none. */
export function matchHeader(words: readonly string[]): HeaderMatch | null {
  if (words.length === 0 || words.length > MOST_WORDS) return null
  let best: { alias: Alias; fit: Fit } | null = null
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_ALIAS); to++) {
      const alias = ALIASES.get(words.slice(from, to).join(' '))
      const fit = alias && fitOf(alias, [...words.slice(0, from), ...words.slice(to)], words)
      if (alias && fit && isBetter({ alias, fit }, best)) best = { alias, fit }
    }
  }
  return best && { role: best.alias.role, fit: best.fit, preference: best.alias.preference }
}

function fitOf(alias: Alias, others: readonly string[], words: readonly string[]): Fit | null {
  if (alias.isSize && words.some((word) => RATE_WORDS.has(word))) return null
  if (others.length === 0) return 'exact'
  if (others.some((word) => alias.avoid.has(word))) return null
  if (others.every((word) => alias.fillers.has(word))) return 'filled'
  return alias.words > 1 ? 'part' : null
}

function isBetter(a: { alias: Alias; fit: Fit }, b: { alias: Alias; fit: Fit } | null): boolean {
  if (b === null) return true
  const byFit = FITS.indexOf(b.fit) - FITS.indexOf(a.fit)
  return byFit === 0 ? a.alias.length > b.alias.length : byFit > 0
}

/** Orders the candidates for one role, the best first; 0 for two that are equally good. */
export function compareMatches(a: HeaderMatch, b: HeaderMatch): number {
  return FITS.indexOf(a.fit) - FITS.indexOf(b.fit) || a.preference - b.preference
}
