import type { Feature, MultiLineString } from 'geojson'
import { mesh } from 'topojson-client'
import { type Atlas, type Id, usAtlas, worldAtlas } from './atlas.ts'

type Borders = Feature<MultiLineString>

/** Each once, without the coasts; so are the others. */
export function countryBorders(): Borders {
  return borders(worldAtlas('countries'), () => true)
}

export function stateBorders(): Borders {
  return borders(usAtlas('states'), () => true)
}

/** Those that are no border of a state. */
export function countyBorders(): Borders {
  return borders(usAtlas('counties'), (a, b) => stateOf(a) === stateOf(b))
}

function borders({ topology, layer }: Atlas, isWanted: (a: Id, b: Id) => boolean): Borders {
  const geometry = mesh(topology, layer, (a, b) => a !== b && isWanted(a.id, b.id))
  return { type: 'Feature', properties: {}, geometry }
}

/** A county's number begins with its state's. */
function stateOf(county: Id): string {
  return String(county).slice(0, 2)
}
