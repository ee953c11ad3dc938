import { foldPlace } from '../../domain/place/fold-place.ts'
import type { Places } from '../places/places.ts'

/** Numbers of the first name that is not before a folded text, and of the first after all that begin with it. */
export function namesFrom({ names }: Places, folded: string): readonly [from: number, to: number] {
  return [firstName(names, (name) => name >= folded), firstName(names, (name) => name >= `${folded}\uffff`)]
}

function firstName(names: readonly string[], isPast: (folded: string) => boolean): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isPast(foldPlace(names[middle] as string))) high = middle
    else low = middle + 1
  }
  return low
}

/** The towns of a name, in one state or in all; `New York City` is New York where nothing else is. */
export function townsNamed(places: Places, name: string, state: string | null): number[] {
  const folded = foldPlace(name)
  if (folded === '') return []
  const towns = townsFolded(places, folded)
  const known = towns.length > 0 ? towns : townsFolded(places, folded.replace(/ city$/, ''))
  return known.filter((town) => state === null || places.towns.states[town] === state)
}

function townsFolded(places: Places, folded: string): number[] {
  const [from, to] = namesFrom(places, folded)
  const towns: number[] = []
  for (let name = from; name < to && foldPlace(places.names[name] as string) === folded; name++) {
    for (let town = places.firstTown[name] as number; town < (places.firstTown[name + 1] as number); town++) {
      towns.push(town)
    }
  }
  return towns
}

/** The town most people mean: one with properties in the book, otherwise the largest. */
export function likeliestTown(
  { names, towns }: Places,
  among: readonly number[],
  isOurs: IsOurs,
): number | undefined {
  const rank = (town: number) => {
    const ours = isOurs(names[towns.names[town] as number] as string, towns.states[town] as string)
    return (towns.weights[town] as number) + (ours ? 1_000 : 0)
  }
  return among.toSorted((a, b) => rank(b) - rank(a))[0]
}

/** Whether the book has properties in a town. */
export type IsOurs = (name: string, state: string) => boolean
