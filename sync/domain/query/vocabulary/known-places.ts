import { COUNTIES } from '../gazetteer/counties.ts'
import { HUBS } from '../gazetteer/hubs.ts'
import { METROS } from '../gazetteer/metros.ts'
import { MORE_TOWNS } from '../gazetteer/more-towns.ts'
import { NICKNAMES } from '../gazetteer/nicknames.ts'
import { SUBMARKETS } from '../gazetteer/submarkets.ts'
import { TOWNS } from '../gazetteer/towns.ts'
import { type PhraseTable, phraseTable } from '../words/phrase-table.ts'
import { type CityIndex, cityIndex } from './city-index.ts'

/** A place of the tables. A reach of null says that it is a point to be near to. */
export interface KnownPlace {
  name: string
  latitude: number
  longitude: number
  reach: number | null
}

export interface KnownCounty extends KnownPlace {
  state: string
}

export interface KnownTown {
  name: string
  states: readonly string[]
}

/** A town of the larger table, with where it lies. */
export interface FarTown {
  name: string
  state: string
  latitude: number
  longitude: number
}

interface MoreTowns {
  index: CityIndex
  named: ReadonlyMap<string, readonly FarTown[]>
}

interface Tables {
  places: PhraseTable<KnownPlace>
  counties: PhraseTable<readonly KnownCounty[]>
  /** By their names alone, for "Harris or Montgomery County". */
  countyNames: PhraseTable<readonly KnownCounty[]>
  towns: PhraseTable<KnownTown>
}

let tables: Tables | null = null

/** The tables, made when a question first needs them. */
export function knownPlaces(): Tables {
  tables ??= {
    places: phraseTable([
      ...[...linesOf(HUBS), ...linesOf(SUBMARKETS)].flatMap(placeEntry),
      ...linesOf(METROS).flatMap(metroEntries),
    ]),
    counties: phraseTable(countyEntries(['county', 'co', 'cty', 'counties'])),
    countyNames: phraseTable(countyEntries([''])),
    towns: phraseTable(townEntries()),
  }
  return tables
}

let more: MoreTowns | null = null

/** All towns of some size, made when a word means nothing else. */
export function moreTowns(): MoreTowns {
  more ??= createMoreTowns()
  return more
}

function createMoreTowns(): MoreTowns {
  const far = linesOf(MORE_TOWNS).flatMap((line) => {
    const [state = '', towns = ''] = line.split(':')
    return towns.split('|').map((town): FarTown => {
      const [, name = '', latitude, longitude] = /^(.+) (\d+)-(\d+)$/.exec(town) ?? []
      return { name, state, latitude: Number(latitude) / 100, longitude: -Number(longitude) / 100 }
    })
  })
  const named = Map.groupBy(far, ({ name }) => name)
  const known = linesOf(TOWNS).flatMap((line) => line.slice(line.indexOf(':') + 1).split('|'))
  return { named, index: cityIndex([...new Set([...known, ...named.keys()])]) }
}

/** Whether a word is in the name of a town of the larger table. */
export function isTownWord(word: string): boolean {
  return moreTowns().index.words.has(word)
}

/** Whether a word is in the name of a place, and so is no misspelling of a term. */
export function isPlaceWord(word: string): boolean {
  const { places, counties, towns } = knownPlaces()
  return [places, counties, towns].some(({ words }) => words.has(word))
}

function linesOf(table: string): string[] {
  return table.trim().split('\n')
}

/** As words: a phrase finds "I-80" and "Pooler/Savannah" whatever stands between their words. */
function phraseOf(name: string): string {
  const words = name.toLowerCase().replace(/[-.&]+/g, ' ')
  return words.includes('/') ? `${words}|${words.replaceAll('/', ' ')}` : words
}

/** A place is called as it was asked for, but for letters such as "IAH", which not everyone reads. */
function placeEntry(line: string): [KnownPlace, string][] {
  const [names = '', latitude, longitude, reach] = line.split(';')
  const [usual = '', ...others] = names.split('|')
  const where = {
    latitude: Number(latitude),
    longitude: Number(longitude),
    reach: reach === undefined ? null : Number(reach),
  }
  const named = [usual, ...others]
  return [...named, ...named.flatMap(longerNames), ...named.flatMap(shortCompass)].map((name) => {
    const isWord = where.reach !== null && /^\p{Lu}\p{L}*\p{Ll}{3}$/u.test(name) && !isSpelling(name, usual)
    const isRoad = /^(?:I|US|SR)-\d+(?: Corridor)?$/.test(name)
    const isPlain = isWord || isRoad || (/^\p{Lu}.*\p{Ll} /u.test(name) && !name.startsWith('Exit '))
    const said = isPlain ? (isTurned(usual, name) ? usual : name) : usual
    const own = said.replace(/ (?:submarket|area)$/i, '')
    return [{ ...where, name: own }, phraseOf(name)]
  })
}

/** "Houston metro", "Greater Houston", "Houston MSA", "Chicagoland" */
function metroEntries(line: string): [KnownPlace, string][] {
  const [written = '', latitude, longitude, reach] = line.split(';')
  const [town = '', ...others] = written.split('|')
  const metro = { latitude: Number(latitude), longitude: Number(longitude), reach: Number(reach) }
  const names = ['metro', 'metro area', 'metropolitan area', 'msa', 'metroplex'].map(
    (noun) => `${town} ${noun}`,
  )
  names.push(`greater ${town}`, `greater ${town} area`, `metro ${town}`, `metropolitan ${town}`)
  return [
    ...names.map((name): [KnownPlace, string] => [{ ...metro, name: `${town} metro` }, phraseOf(name)]),
    ...(others.length === 0 ? [] : placeEntry([others.join('|'), latitude, longitude, reach].join(';'))),
  ]
}

/** "Memphis International Airport", "Pearland rail yard" */
function longerNames(name: string): string[] {
  const yard = /^(.+) (?:Intermodal|Yard)$/.exec(name)?.[1]
  if (yard !== undefined)
    return ['Rail Yard', 'Intermodal', 'Intermodal Yard', 'Intermodal Ramp', 'Rail Ramp'].map(
      (noun) => `${yard} ${noun}`,
    )
  const whole = /^(.+) International$/.exec(name)?.[1]
  if (whole !== undefined)
    return ['Intl', "Int'l", 'International Airport', 'Intl Airport'].map((end) => `${whole} ${end}`)
  const town = /^(.+) Airport$/.exec(name)?.[1]
  return town === undefined || /(?:International|Intl)$/.test(town)
    ? []
    : [`${town} International Airport`, `${town} Intl Airport`, `${town} Int'l Airport`]
}

const COMPASS: Readonly<Record<string, string>> = {
  northeast: 'NE',
  northwest: 'NW',
  southeast: 'SE',
  southwest: 'SW',
}

/** "Great SW" */
function shortCompass(name: string): string[] {
  const short = name.replace(
    /(?<=\w )(?:North|South)(?:east|west)\b/g,
    (word) => COMPASS[word.toLowerCase()] ?? word,
  )
  return short === name || short.includes('/') ? [] : [short]
}

/** "Houston North" is North Houston: the part stands first. */
function isTurned(name: string, behind: string): boolean {
  const [part = '', ...town] = name.split(' ')
  const isPart = /^(?:North|South)?(?:east|west)?$|^(?:North|South|East|West)$/.test(part) && part !== ''
  const last = behind.split(' ').at(-1) ?? ''
  const isSame = last === part || last === COMPASS[part.toLowerCase()]
  return isPart && isSame && town.join(' ') === behind.slice(0, -last.length - 1)
}

/** "Ohare" is O'Hare. */
function isSpelling(name: string, usual: string): boolean {
  const [a, b] = [name, usual].map((one) => one.toLowerCase().replaceAll(/[^a-z]/g, ''))
  return a === b
}

function countyEntries(nouns: readonly string[]): [KnownCounty[], string][] {
  const counties = linesOf(COUNTIES).map((line): KnownCounty => {
    const [name = '', state = '', latitude, longitude, reach] = line.split(';')
    return {
      name: `${name} County`,
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
      reach: Number(reach),
    }
  })
  return [...Map.groupBy(counties, ({ name }) => name)].map(([name, same]) => [
    same,
    nouns
      .flatMap((word) => {
        const short = word === '' ? undefined : SHORT_COUNTIES.get(name)
        return [
          phraseOf(name.replace(/County$/, word).trim()),
          ...(short === undefined ? [] : [`${short} ${word}`]),
          // "Miami-Dade" is no town.
          ...(name.includes('-') ? [phraseOf(name.replace(/ County$/, ''))] : []),
        ]
      })
      .join('|'),
  ])
}

const SHORT_COUNTIES: ReadonlyMap<string, string> = new Map([
  ['Los Angeles County', 'la'],
  ['San Bernardino County', 'sb'],
  ['San Diego County', 'sd'],
  ['San Francisco County', 'sf'],
  ['Philadelphia County', 'philly'],
  ['Fort Bend County', 'ft bend'],
])

function townEntries(): [KnownTown, string][] {
  const all = linesOf(TOWNS).flatMap((line) => {
    const [state = '', names = ''] = line.split(':')
    return names.split('|').map((name) => ({ name, state }))
  })
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, same]) => [
    { name, states: same.map(({ state }) => state) },
    [
      name,
      ...[...NICKNAMES].flatMap(([nickname, town]) => (town === name.toLowerCase() ? [nickname] : [])),
      ...(name.startsWith('Fort ') ? [name.replace('Fort ', 'Ft ')] : []),
      ...(/^(?:St|Mt)\. /.test(name) ? [name.replace('St. ', 'Saint ').replace('Mt. ', 'Mount ')] : []),
    ]
      .map(phraseOf)
      .join('|'),
  ])
}
