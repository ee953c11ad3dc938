import { useSyncExternalStore } from 'react'
import type { Clusters } from '../../../sync/book/spatial/clusters.ts'
import type { Sprite } from '../../map/pins/sprite-canvas.ts'
import type { LitStore } from '../../property/lit.ts'
import { LitMarker } from './lit-marker.tsx'
import type { Marker, MarkerLook } from './markers.ts'

interface LitMarkersProps {
  lit: LitStore
  clusters: Clusters | null
  markers: readonly Marker[]
  spriteOf: (look: MarkerLook) => Sprite
  /** The slot whose popup is open, or -1. */
  open: number
}

/** The markers of what is pointed at and of what is open. Alone in rendering when the pointer moves. */
export function LitMarkers({ lit, clusters, markers, spriteOf, open }: LitMarkersProps) {
  const slot = useSyncExternalStore(lit.subscribe, () => lit.current()?.slot ?? -1)
  const shown = new Set([open, slot].map((of) => (of < 0 ? -1 : (clusters?.of(of) ?? -1))))
  return [...shown].map((cluster) => {
    const marker = markers[cluster]
    return marker === undefined ? null : (
      <LitMarker
        key={`${marker.longitude} ${marker.latitude}`}
        marker={marker}
        body={spriteOf(marker.look).body}
      />
    )
  })
}
