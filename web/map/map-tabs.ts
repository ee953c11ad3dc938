import { capitalized } from '../../sync/domain/words/capitalized.ts'
import { listed } from '../../sync/domain/words/listed.ts'
import type { BasemapKind, Basemaps } from '../../sync/maps/basemaps.ts'

export interface MapTab {
  value: BasemapKind
  label: string
  /** Why it cannot be chosen; absent where it can. */
  unavailable?: string
}

const LABELS: readonly [BasemapKind, string][] = [
  ['satellite', 'Satellite'],
  ['streets', 'Streets'],
  ['terrain', 'Terrain'],
]

/** The tabs of the detail map in the order of the specification. What the server offers is null while unknown. */
export function mapTabs(basemaps: Basemaps | null, isOnline: boolean): MapTab[] {
  return LABELS.map(([value, label]) => {
    if (value === 'streets' || basemaps === null) return { value, label }
    if (basemaps[value].length === 0) return { value, label, unavailable: `${label} needs a map provider.` }
    return isOnline ? { value, label } : { value, label, unavailable: `${label} needs the internet.` }
  })
}

/** What cannot be shown and why, in a sentence; null where everything can. */
export function lackingWords(basemaps: Basemaps | null, isOnline: boolean): string | null {
  if (basemaps === null) return null
  const needing = (what: 'a map provider' | 'the internet') => {
    const tabs = mapTabs(basemaps, isOnline).filter(({ unavailable }) => unavailable?.endsWith(`${what}.`))
    // The built-in map alone.
    const hasNoStreets = what === 'a map provider' && basemaps.streets.length <= 1
    const things = [
      ...(hasNoStreets ? ['street detail'] : []),
      ...tabs.map(({ label }) => label.toLowerCase()),
    ]
    return things.length === 0
      ? null
      : `${inOneBreath(things)} ${things.length === 1 ? 'needs' : 'need'} ${what}.`
  }
  const sentences = [needing('a map provider'), needing('the internet')].filter((words) => words !== null)
  return sentences.length === 0 ? null : sentences.join(' ')
}

/** `Street detail, satellite and terrain`. */
function inOneBreath(things: readonly string[]): string {
  return capitalized(listed(things))
}
