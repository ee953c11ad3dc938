import { laterRentIn } from '../fields/later-rent.ts'
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
  /** The header can as well mean something that is no field: only values that fit make it one. */
  readonly isLoose: boolean
}

interface Alias {
  readonly role: ColumnRole
  readonly preference: number
  readonly isLoose: boolean
  readonly words: number
  readonly length: number
  readonly avoid: ReadonlySet<string>
  /** Words beside an alias that do not change its meaning; of a loose one these only. */
  readonly own: ReadonlySet<string>
  readonly isSize: boolean
  /** Only a unit: `$/SF/yr NNN`. What it counts, the words beside it say. */
  readonly isUnit: boolean
}

const ANY_FILLERS: ReadonlySet<string> = new Set(
  'the of in a an for to property building site asset estimated approximate total current dollar us per number amount reported subject'.split(
    ' ',
  ),
)
/** A header with one of these words names another figure: `Prior Rent PSF`. */
const OTHER_FIGURE: ReadonlySet<string> = new Set(
  'prior previous former old last next future remaining ending final market competing adjusted adjustment proforma forma projected budget budgeted target assessed assessor excess additional replacement effective maximum minimum largest smallest option notice deposit office yard mezzanine parking storage fee commission growth change deferred stabilized loan mortgage lender insurance guarantor parent mailing mail billing vacant difference variance dimension type renewal prospective hypothetical proposed potential rank score index spread delta gap benchmark underwritten appraised indicated concluded reconciled recommended suggested historic historical peer percentile quartile multiplier factor weighting portfolio median source note comment flag'
    .split(' ')
    .flatMap(headerWords),
)
/** What is said of people and firms besides their names: `Listing Broker City`. */
const OF_PEOPLE: ReadonlySet<string> = new Set(
  'code website web url ticker industry rating revenue country city state zip county address status origin headquarter photo history credit manager attorney use description license split share since'
    .split(' ')
    .flatMap(headerWords),
)
const NAMED_ROLES: ReadonlySet<ColumnRole> = new Set([
  'name',
  'tenant',
  'landlordFirm',
  'buyer',
  'seller',
  'brokerName',
  'brokerFirm',
  'tenantRepName',
  'tenantRepFirm',
])
const UNIT_WORDS: ReadonlySet<string> = new Set('dollar per sf month year'.split(' '))
/** `Asking ($/SF/mo)` is no rent that was agreed. */
const ASKED: ReadonlySet<string> = new Set('asking ask quoted list listed advertised marketed'.split(' '))
const RATE_WORDS: ReadonlySet<string> = new Set('dollar per rent rate price cost psf'.split(' '))
const FITS: readonly Fit[] = ['exact', 'filled', 'part']
const LINKS: ReadonlySet<string> = new Set('the of a an and or'.split(' '))
const SIZES: ReadonlySet<string> = new Set('area size footage'.split(' '))
/** Whose expenses they are: `NNN (2025)`. */
const YEAR = /^20\d\d$/
/** A header with more words is a sentence. */
const MOST_WORDS = 12
const LONGEST_ALIAS = 6

const ALL: readonly (readonly [words: string, Alias])[] = SHEET_FIELDS.flatMap(
  ({ role, aliases, avoid, fillers, isSize }) => {
    const shared = {
      role,
      avoid: new Set(avoid.split(' ').flatMap(headerWords)),
      own: new Set(fillers.split(' ').flatMap(headerWords)),
      isSize: isSize === true,
    }
    return aliases.split('|').map((alias, preference) => {
      const words = headerWords(alias)
      const all = words.join(' ')
      const read = {
        ...shared,
        preference,
        isLoose: alias.startsWith('~'),
        words: words.length,
        length: all.length,
        isUnit: words.every((word) => word === 'nnn' || UNIT_WORDS.has(word)),
      }
      return [all, read] as const
    })
  },
)
const ALIASES = groupedBy(([words]) => words)
/** Whatever their order, and however a size is called. */
const BAGS = groupedBy(([words]) => bagOf(words.split(' ')))
/** As a program writes them that has no blanks: `leasedarea`. */
const RUN_TOGETHER = groupedBy(([words]) => (words.length > 6 ? words.replaceAll(' ', '') : ''))

function groupedBy(key: (entry: readonly [string, Alias]) => string): ReadonlyMap<string, readonly Alias[]> {
  return new Map(
    [...Map.groupBy(ALL, key)].map(([words, entries]) => [words, entries.map(([, alias]) => alias)]),
  )
}

/** What a header stands for: an exact alias first, then the longest alias in it; `null` where it is none. */
export function matchHeader(words: readonly string[]): HeaderMatch | null {
  return matchesOf(words)[0] ?? null
}

const LATER_RENT: HeaderMatch = { role: 'laterRent', fit: 'exact', preference: 0, isLoose: false }

interface Found {
  readonly alias: Alias
  readonly fit: Fit
}

/** Everything a header could stand for, each once, the likeliest first. The values of its column decide. */
export function matchesOf(written: readonly string[]): readonly HeaderMatch[] {
  if (written.length === 0 || written.length > MOST_WORDS) return []
  const words = kindFirst(written)
  const later = laterRentIn(words)
  if (later !== null) return [{ ...LATER_RENT, isLoose: later.isBare }]
  const best = new Map<ColumnRole, Found>()
  const consider = (alias: Alias, fit: Fit | null) => {
    const found = fit && { alias, fit }
    if (found && isBetter(found, best.get(alias.role) ?? null)) best.set(alias.role, found)
  }
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_ALIAS); to++) {
      for (const alias of ALIASES.get(words.slice(from, to).join(' ')) ?? [])
        consider(alias, fitOf(alias, [...words.slice(0, from), ...words.slice(to)], words))
    }
  }
  if (best.size === 0 && !words.includes('number')) {
    for (const alias of BAGS.get(bagOf(words)) ?? []) consider(alias, fitOf(alias, [], words) && 'filled')
  }
  if (best.size === 0 && words.length === 1)
    for (const alias of RUN_TOGETHER.get(words[0] ?? '') ?? []) consider(alias, 'exact')
  return [...best.values()]
    .sort((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : a.alias.preference - b.alias.preference))
    .map(({ alias, fit }) => ({
      role: alias.role,
      fit,
      preference: alias.preference,
      isLoose: alias.isLoose,
    }))
}

const RENTS: ReadonlySet<string> = new Set(['rent', 'rate'])
const KINDS: ReadonlySet<string> = new Set(['asking', 'quoted', 'ask', 'achieved', 'effective', 'face'])

/** `Rent ($/SF/Yr) Asking`, of a title over several columns, as `Asking Rent ($/SF/Yr)`. */
function kindFirst(words: readonly string[]): readonly string[] {
  const kind = words.at(-1) ?? ''
  return words.length > 1 && RENTS.has(words[0] ?? '') && KINDS.has(kind)
    ? [kind, ...words.slice(0, -1)]
    : words
}

function bagOf(words: readonly string[]): string {
  const telling = words.filter((word) => !LINKS.has(word))
  return telling
    .map((word) => (SIZES.has(word) ? 'sf' : word))
    .toSorted()
    .join(' ')
}

/** `Year 5 Rent`, `Rent Mo. 13`: not what is paid first. */
function isOfLaterTime(words: readonly string[]): boolean {
  return words.some((word, i) => /^(?:year|month)$/.test(word) && isLater(words[i + 1], words[i - 1]))
}

const LATER =
  /^(?:[2-9]|[1-9]\d|[2-9](?:nd|rd|th)|1\dth|two|three|four|five|six|seven|eight|nine|ten|second|third|fourth|fifth)$/

function isLater(behind: string | undefined, before: string | undefined): boolean {
  return LATER.test(behind ?? '') || /^(?:\d+(?:nd|rd|th)|second|third|fourth|fifth)$/.test(before ?? '')
}

function fitOf(alias: Alias, others: readonly string[], words: readonly string[]): Fit | null {
  if (alias.isSize && words.some((word) => RATE_WORDS.has(word))) return null
  if (others.length === 0) return 'exact'
  if (isOfLaterTime(words) || isOtherThanRent(alias, others, words)) return null
  if (others.some((word) => alias.avoid.has(word))) return null
  const isFilled = others.every(
    (word) =>
      alias.own.has(word) ||
      (!alias.isLoose && ANY_FILLERS.has(word)) ||
      (alias.role === 'opexPerSf' && YEAR.test(word)),
  )
  if (isFilled) return 'filled'
  if (isNamedSo(alias.role, others)) return 'filled'
  if (others.some((word) => OTHER_FIGURE.has(word))) return null
  if (NAMED_ROLES.has(alias.role) && others.some((word) => OF_PEOPLE.has(word))) return null
  return alias.words > 1 && !alias.isLoose ? 'part' : null
}

/** Whether the words beside a unit say that it counts something else than an agreed rent. */
function isOtherThanRent(alias: Alias, others: readonly string[], words: readonly string[]): boolean {
  if (alias.role !== 'rentPerSf' || !alias.isUnit) return false
  const areEstimatedNets = words.includes('nnn') && words.includes('estimated')
  return others.some((word) => ASKED.has(word)) || (areEstimatedNets && words.every(isOfNets))
}

function isOfNets(word: string): boolean {
  return word === 'nnn' || word === 'estimated' || UNIT_WORDS.has(word) || YEAR.test(word)
}

/** A header can say the same twice: `Buyer/Grantee`. */
function isNamedSo(role: ColumnRole, words: readonly string[]): boolean {
  return ALIASES.get(words.join(' '))?.some((alias) => alias.role === role) ?? false
}

function isBetter(a: Found, b: Found | null): boolean {
  if (b === null) return true
  const byFit = FITS.indexOf(b.fit) - FITS.indexOf(a.fit)
  if (byFit !== 0) return byFit > 0
  const byCertainty = Number(b.alias.isLoose) - Number(a.alias.isLoose)
  return byCertainty === 0 ? a.alias.length > b.alias.length : byCertainty > 0
}

/** Orders the candidates for one role, the best first; 0 for two that are equally good. */
export function compareMatches(a: HeaderMatch, b: HeaderMatch): number {
  return FITS.indexOf(a.fit) - FITS.indexOf(b.fit) || a.preference - b.preference
}
