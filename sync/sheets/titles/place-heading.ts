import { SUBMARKETS } from '../../domain/query/gazetteer/submarkets.ts'
import { TOWNS } from '../../domain/query/gazetteer/towns.ts'
import { splitCity } from '../cells/place/split-address.ts'

/** Where the rows below a heading are. `text` is as a cell of a column would say it. */
export interface PlaceHeading {
  readonly role: 'city' | 'submarket'
  readonly text: string
}

/** Towns that are also words of a sheet: without its state such a heading is none. */
const ALSO_WORDS: ReadonlySet<string> = new Set([
  'commerce',
  'industry',
  'mobile',
  'normal',
  'reading',
  'surprise',
  'union',
])
const LONGEST = 40
const COUNT = /\s*(?:\((?:\d[^)]*|cont[^)]*)\)|[-–—] cont\S*|[-–—:] ?\d+ \p{L}+)$/iu
const CITY_OF = /^(?:city|town|village) of (\p{L}[\p{L} .'-]+)$/iu
const NAMED_CITY = /^(?:city|town|location): ?(\p{L}[\p{L} .'-]+)$/iu
const NAMED_SUBMARKET = /^sub-?\s?market: ?(.+)$|^(?!(?:by|all|each|per|total|other)\b)(.+?) sub-?\s?market$/i
/** Two or three words of which each begins as a name does. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: (?:of |de |del |la )?\p{Lu}[\p{L}.'’-]*){0,2}$/u
/** What titles rows by something else than where they are. */
const OF_DEALS =
  /\b(?:listings?|deals?|comps?|comparables|sales?|leases?|tenants?|space|market|portfolio|totals?|summary|others?|misc\w*|new|active|pending|closed|signed|executed|available|vacant|class|buildings?)\b/i

let names: ReadonlyMap<string, PlaceHeading> | null = null

/** The town or the submarket that a heading is, and nothing else; `null` where it may be something else. */
export function placeHeading(heading: string): PlaceHeading | null {
  const text = bareHeading(heading)
  if (text === '' || text.length > LONGEST || /\d/.test(text)) return null
  const known = ALSO_WORDS.has(text.toLowerCase()) ? null : knownPlace(text)
  if (known) return known
  const city = (CITY_OF.exec(text) ?? NAMED_CITY.exec(text))?.[1]
  if (city !== undefined) return { role: 'city', text: city }
  const [, before, behind] = NAMED_SUBMARKET.exec(text) ?? []
  const submarket = before ?? behind
  if (submarket !== undefined && NAME.test(submarket)) return { role: 'submarket', text: submarket }
  const split = splitCity(text)
  if (split?.city && (text.includes(',') ? NAME.test(split.city) : knownPlace(split.city)?.role === 'city'))
    return { role: 'city', text }
  return null
}

/** The town that a heading is among others of which most are known towns. */
export function townAmong(heading: string): PlaceHeading | null {
  const text = bareHeading(heading)
  const isName = NAME.test(text) && text.length <= LONGEST && !OF_DEALS.test(text)
  return isName ? { role: 'city', text } : null
}

/** Without its number, how many rows it is over, and the signs around it. */
function bareHeading(heading: string): string {
  return heading
    .replace(/^(?:\d{1,2}[.)] |[^\p{L}\d])+|[^\p{L}\d.)]+$/gu, '')
    .replace(COUNT, '')
    .replace(/[^\p{L}\d.]+$/u, '')
}

function knownPlace(name: string): PlaceHeading | null {
  names ??= new Map([...named(SUBMARKETS, submarketNames), ...named(TOWNS, townNames)])
  return names.get(name.toLowerCase()) ?? null
}

function named(table: string, namesOf: (line: string) => PlaceHeading[]): [string, PlaceHeading][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) =>
      namesOf(line).map((place): [string, PlaceHeading] => [place.text.toLowerCase(), place]),
    )
}

function townNames(line: string): PlaceHeading[] {
  return line
    .slice(line.indexOf(':') + 1)
    .split('|')
    .map((text) => ({ role: 'city', text }))
}

/** Letters such as `IE` are no heading that says what it means. */
function submarketNames(line: string): PlaceHeading[] {
  const [said = ''] = line.split(';')
  return said
    .split('|')
    .filter((name) => /[a-z]{3}/.test(name))
    .map((text) => ({ role: 'submarket', text }))
}
