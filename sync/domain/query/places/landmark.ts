import type { LatLng } from '../../area/coordinates.ts'
import { haversineMiles } from '../../area/distance.ts'
import { knownFirms } from '../vocabulary/known-firms.ts'
import { knownPlaces } from '../vocabulary/known-places.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { farTownAt } from './far-town.ts'
import { type PlaceFound, placeFound } from './place-found.ts'

const landmarks = phraseTable([
  [
    true,
    'refinery|plant|terminal|hub|campus|headquarters|hq|store|mall|stadium|arena|hospital|university|gigafactory|complex|fulfillment center|mill|depot|railyard|speedway|ballpark|shipyard|landfill|base|convention center|mills|outlets|galleria|raceway|racetrack|courthouse|city hall|zoo|medical center|high school|amphitheater|fairgrounds|casino|brewery|distillery|bridge|tunnel|border crossing|port of entry|ferry|pier|wharf|museum|prison|yard|rail yard|intermodal yard|intermodal ramp|intermodal|ramp|field',
  ],
])
const hubNouns = phraseTable<'port' | 'airport' | 'downtown'>([
  ['port', 'port|seaport|ports'],
  ['airport', 'airport|airports'],
  ['downtown', 'downtown'],
])
const sites = phraseTable([[true, 'dc|distribution center|facility|building|site|property|warehouse|yard']])
const MOST_WORDS = 5

/** "near the ExxonMobil refinery": a place that no table has, by its own name. It excludes nothing. */
export function landmarkAt(reading: Reading, at: number): PlaceFound | null {
  const { tokens, text } = reading
  let isNamed = false
  for (let i = at; i < tokens.length && i < at + MOST_WORDS; i++) {
    const noun = i > at ? landmarks.longest(tokens, i) : null
    if (noun !== null && isNamed) {
      const known = knownWithin(reading, at, noun.end)
      if (known !== null) return known
      const there = whereItIs(tokens, noun.end)
      const end = there?.end ?? noun.end
      const name = text.slice(tokens[at]?.start, tokens[end - 1]?.end)
      return { name, points: there?.points ?? [], reach: null, end }
    }
    if (tokens[i]?.kind !== 'word') return null
    if (!isTerm(tokens[i]?.text ?? '') && glueAt(tokens, i) === null) isNamed = true
  }
  return null
}

/** "the FedEx hub at Memphis airport": the tables have what it is at. */
function whereItIs(tokens: Reading['tokens'], at: number): { points: readonly LatLng[]; end: number } | null {
  const known = /^(?:at|by|in|inside)$/.test(tokens[at]?.text ?? '')
    ? knownPlaces().places.longest(tokens, tokens[at + 1]?.text === 'the' ? at + 2 : at + 1)
    : null
  return known === null || known.value.reach !== null ? null : { points: [known.value], end: known.end }
}

/** "Port Houston's Bayport terminal": the tables have the last words of it. */
function knownWithin({ tokens }: Reading, at: number, end: number): PlaceFound | null {
  for (let start = at; start < end - 1; start++) {
    const known = knownPlaces().places.longest(tokens, start)
    if (known === null || known.end < end || known.value.reach !== null) continue
    return placeFound(known.value, known.end)
  }
  return null
}

/** "near Amazon", "close to the Walmart DC": a place that is named after who is there. It excludes nothing. */
export function namedSite(reading: Reading, at: number): PlaceFound | null {
  const { tokens, text, vocabulary } = reading
  if (vocabulary.cities.exact(tokens, at) !== null) return null
  const own = [vocabulary.tenants, vocabulary.landlordFirms].map((names) => names.longest(tokens, at))
  const name =
    own.find((one) => one !== null && (one.isWhole || one.end > at + 1)) ?? knownFirms.longest(tokens, at)
  if (name === null) return siteOfFirm(reading, at)
  const end = sites.longest(tokens, name.end)?.end ?? siteOfFirm(reading, at)?.end ?? name.end
  return { name: text.slice(tokens[at]?.start, tokens[end - 1]?.end), points: [], reach: null, end }
}

/** "close to Amazon's Katy facility": whose site it is, and where. */
function siteOfFirm({ tokens, text }: Reading, at: number): PlaceFound | null {
  const owner = tokens.findIndex(({ text: word }, i) => i >= at && i < at + 3 && /['’]s$/.test(word))
  const site = owner < 0 ? -1 : [1, 2, 3].findIndex((away) => sites.longest(tokens, owner + away) !== null)
  const end = site < 0 ? null : (sites.longest(tokens, owner + site + 1)?.end ?? null)
  return end === null
    ? null
    : { name: text.slice(tokens[at]?.start, tokens[end - 1]?.end), points: [], reach: null, end }
}

/** "the port" where a town is named that has one, else that of the town the book lies around. */
export function hubOfTown(reading: Reading, at: number): PlaceFound | null {
  const { tokens, vocabulary } = reading
  const noun = hubNouns.longest(tokens, at)
  if (noun === null) return null
  const { places, towns } = knownPlaces()
  const named = tokens.flatMap(
    (_, i) => vocabulary.cities.exact(tokens, i)?.city ?? towns.longest(tokens, i)?.value.name ?? [],
  )
  const main = vocabulary.mainTown?.() ?? null
  const isFar = main !== null && isElsewhere(reading, main)
  for (const town of [...named, ...(main === null || isFar ? [] : [main])]) {
    for (const name of namesOfHub(noun.value, town)) {
      const words = name
        .toLowerCase()
        .split(' ')
        .map((word) => ({ kind: 'word' as const, text: word, start: 0, end: 0, glued: false }))
      const hub = places.longest(words, 0)
      if (hub?.end !== words.length) continue
      const { latitude, longitude } = hub.value
      return { name: hub.value.name, points: [{ latitude, longitude }], reach: null, end: noun.end }
    }
  }
  return null
}

/** Miles: a town farther away has other airports and ports. */
const FAR = 60

/** Whether towns are named, and all of them far from the town of the book. */
function isElsewhere(reading: Reading, main: string): boolean {
  const { tokens, vocabulary } = reading
  const middle = vocabulary.placeOf(main)
  const named = tokens.flatMap((_, at): readonly LatLng[] => {
    const own = vocabulary.cities.exact(tokens, at)
    const place = own === null ? null : vocabulary.placeOf(own.city)
    return place === null ? (farTownAt(reading, at)?.points ?? []) : [place]
  })
  return middle !== null && named.length > 0 && named.every((town) => haversineMiles(town, middle) > FAR)
}

const areas = phraseTable([[true, 'submarket|sub market|submkt|area|corridor|market']])
/** Miles: how far an area goes that is named after an airport. */
const AREA_REACH = 6

/** "Airport submarket Phoenix": the area around the airport of a town. */
export function areaOfHub(reading: Reading, at: number): PlaceFound | null {
  const start = reading.tokens[at]?.text === 'the' ? at + 1 : at
  if (reading.tokens[start]?.text !== 'airport') return null
  const area = areas.longest(reading.tokens, start + 1)
  const hub = area === null ? null : hubOfTown(reading, start)
  return area === null || hub === null
    ? null
    : { ...hub, name: `${hub.name} area`, reach: AREA_REACH, end: area.end }
}

function namesOfHub(noun: 'port' | 'airport' | 'downtown', town: string): string[] {
  if (noun === 'port') return [`port of ${town}`, `port ${town}`]
  return [noun === 'airport' ? `${town} airport` : `downtown ${town}`]
}

/** "the corner of Telge and 290": two streets, whether a property is on them or not. */
export function cornerAt({ tokens, text }: Reading, of: number): PlaceFound | null {
  const isCorner = /^(?:corner|intersection|crossing)$/.test(tokens[of - 1]?.text ?? '')
  if (!isCorner || tokens[of]?.text !== 'of') return null
  const first = endOfStreet(tokens, of + 1)
  const second = /^(?:and|&|@|at|\/)$/.test(tokens[first]?.text ?? '')
    ? endOfStreet(tokens, first + 1)
    : first
  if (first === of + 1 || second <= first + 1) return null
  const name = text.slice(tokens[of + 1]?.start, tokens[second - 1]?.end).replace(/ (?:and|at) /i, ' & ')
  return { name, points: [], reach: null, end: second }
}

function endOfStreet(tokens: Reading['tokens'], at: number): number {
  let end = at
  while (end < at + 3 && tokens[end] !== undefined && tokens[end]?.kind !== 'sign') {
    if (/^(?:and|at|within|with|in|near)$/.test(tokens[end]?.text ?? '')) break
    end++
  }
  return end
}
