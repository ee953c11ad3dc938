import type { Layer } from 'deck.gl'
import { useMemo } from 'react'
import { haversineMiles, type LatLng } from '../../../sync/domain/coordinates.ts'
import { hasCoordinates, type Property } from '../../../sync/domain/property.ts'
import { useTheme } from '../../ui/theme.tsx'
import type { CompPins } from './comp-pins.ts'
import { numberedPins } from './numbered-pins.ts'
import { createPinAtlas } from './pin-atlas.ts'
import { dotLayer, numberLayer, type OwnPin, pinColors } from './pin-layers.ts'
import { ringLayers } from './ring-layers.ts'

/** Nearer to the subject, its star stands for the place searched as well. */
const SAME_PLACE_MILES = 0.02

interface CompLayers {
  centre: LatLng | null
  /** Miles; null for no ring. */
  radius: number | null
  /** Null while there are none. */
  pins: CompPins | null
  /** How many of them are shown. */
  count: number
  subject: Property | null
  zoom: number
}

/** What is drawn over the basemap. What only another radius changes is little. */
export function useCompLayers({ centre, radius, pins, count, subject, zoom }: CompLayers): Layer[] {
  const { theme } = useTheme()
  const atlasOf = useMemo(() => createPinAtlas(theme), [theme])
  const colors = useMemo(() => pins && pinColors(pins, theme), [pins, theme])
  const numbered = useMemo(() => (pins === null ? [] : numberedPins(pins, zoom)), [pins, zoom])
  const atlas = useMemo(() => pins && atlasOf(pins, numbered), [atlasOf, pins, numbered])
  const own = useMemo(() => ownPins(centre, subject), [centre, subject])
  const ring = useMemo(
    () => (centre === null || radius === null ? [] : ringLayers(centre, radius)),
    [centre, radius],
  )
  return useMemo(() => {
    if (pins === null || colors === null || atlas === null) return ring
    const shown = numbered.filter((position) => position < count)
    return [...ring, dotLayer(pins, colors, count), numberLayer(pins, shown, atlas, own)]
  }, [ring, pins, colors, count, numbered, atlas, own])
}

function ownPins(centre: LatLng | null, subject: Property | null): OwnPin[] {
  const star = subject !== null && hasCoordinates(subject) ? subject : null
  const isSame = star !== null && centre !== null && haversineMiles(star, centre) < SAME_PLACE_MILES
  return [
    ...(centre === null || isSame ? [] : [{ kind: 'centre' as const, at: centre }]),
    ...(star === null ? [] : [{ kind: 'star' as const, at: star }]),
  ]
}
