import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { Clusters } from '../../../sync/book/spatial/clusters.ts'
import type { Box, Sprite } from '../../map/pins/sprite-canvas.ts'
import type { HoverStore } from '../../property/hover-store.ts'
import styles from './hovered-marker.module.css'
import type { Marker, MarkerLook } from './markers/markers.ts'

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

/** A marker that is pointed at or open: it turns indigo and grows out of its own `body`. Inside `BaseMap`. */
function HoveredMarker({ marker, body }: { marker: Marker; body: Box }) {
  const { longitude, latitude, look } = marker
  const map = useMap().current?.getMap()
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (map === undefined) return
    const follow = () => {
      const { x, y } = map.project([longitude, latitude])
      if (place.current !== null) place.current.style.translate = `${x}px ${y}px`
    }
    follow()
    map.on('move', follow)
    return () => void map.off('move', follow)
  }, [map, longitude, latitude])

  return (
    <div ref={place} className={styles.place} aria-hidden>
      <span
        className={styles.marker}
        data-kind={look.kind}
        data-hovered-marker
        style={{ width: body.right - body.left }}
      >
        {look.text}
      </span>
    </div>
  )
}
