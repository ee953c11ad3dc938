import { useSyncExternalStore } from 'react'
import type { Clusters } from '../../../sync/book/spatial/clusters.ts'
import type { Sprite } from '../../map/pins/sprite-canvas.ts'
import type { HoverStore } from '../../property/hover-store.ts'
import { HoveredMarker } from './hovered-marker.tsx'
import type { Marker, MarkerLook } from './markers.ts'

interface HoveredMarkersProps {
  hovered: HoverStore
  clusters: Clusters | null
  markers: readonly Marker[]
  spriteOf: (look: MarkerLook) => Sprite
  /** The slot whose popup is open, or -1. */
  open: number
}

/** The markers of what is pointed at and of what is open. Alone in rendering when the pointer moves. */
export function HoveredMarkers({ hovered, clusters, markers, spriteOf, open }: HoveredMarkersProps) {
  const slot = useSyncExternalStore(hovered.subscribe, () => hovered.current()?.slot ?? -1)
  const shown = new Set([open, slot].map((of) => (of < 0 ? -1 : (clusters?.of(of) ?? -1))))
  return [...shown].map((cluster) => {
    const marker = markers[cluster]
    return marker === undefined ? null : (
      <HoveredMarker
        key={`${marker.longitude} ${marker.latitude}`}
        marker={marker}
        body={spriteOf(marker.look).body}
      />
    )
  })
}
