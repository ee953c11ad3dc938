import { foldPlace, foldText } from '../../domain/place/fold-place.ts'
import type { PlaceSuggestion } from '../../domain/place/geocoded.ts'
import { stateCode } from '../../domain/place/state-code.ts'
import { US_STATES } from '../../domain/place/us-states.ts'
import { firstZip, townLabel, townPlace, zipPlace, zipText } from '../areas/area-place.ts'
import { type IsOurs, namesFrom, townsNamed } from '../areas/towns-named.ts'
import type { Places } from '../places/places.ts'

/** Towns whose name begins with what is typed, perhaps with a state after it; ours first, then the largest. */
export function suggestTowns(text: string, places: Places, isOurs: IsOurs, most: number): PlaceSuggestion[] {
  const rank = (town: number): number => {
    const name = places.names[places.towns.names[town] as number] as string
    const ours = isOurs(name, places.towns.states[town] as string)
    return (places.towns.weights[town] as number) + (ours ? 1_000 : 0)
  }
  return townsBegun(text, places)
    .map((town) => ({ town, rank: rank(town) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ town }) => ({
      kind: 'city',
      text: townLabel(places, town),
      detail: '',
      place: townPlace(places, town),
    }))
}

function townsBegun(text: string, places: Places): number[] {
  const begun = new Set<number>()
  // "St" can begin Stafford and Saint Louis.
  for (const folded of [foldText(text), foldPlace(text)]) {
    if (folded.length < 2) continue
    const [from, to] = namesFrom(places, folded)
    const last = places.firstTown[to] as number
    for (let town = places.firstTown[from] as number; town < last; town++) begun.add(town)
  }
  for (const town of townsWithState(text, places)) begun.add(town)
  return [...begun]
}

/** `Katy, T`, `katy tx`, `Katy, Tex`. */
function townsWithState(text: string, places: Places): number[] {
  const [, name = '', state = ''] = /^(.*?)[,\s]+([a-z. ]*)$/i.exec(text.trim()) ?? []
  if (state === '') return []
  const begun = state.toLowerCase()
  const codes = new Set([
    stateCode(state),
    ...US_STATES.filter((names) => names.some((one) => one.toLowerCase().startsWith(begun))).map(
      ([code]) => code,
    ),
  ])
  return townsNamed(places, name, null).filter((town) => codes.has(places.towns.states[town] as string))
}

/** ZIP codes that begin with two digits or more, rising. */
export function suggestZips(text: string, places: Places, most: number): PlaceSuggestion[] {
  const digits = text.trim()
  if (!/^\d{2,5}$/.test(digits)) return []
  const first = firstZip(places, Number(digits.padEnd(5, '0')))
  const past = firstZip(places, Number(digits.padEnd(5, '9')) + 1)
  return Array.from({ length: Math.min(most, past - first) }, (_, i) => ({
    kind: 'zip',
    text: zipText(places, first + i),
    detail: townLabel(places, places.zips.towns[first + i] as number),
    place: zipPlace(places, first + i),
  }))
}
