import { useLayoutEffect, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { Box } from '../../map/pins/sprite-canvas.ts'
import styles from './hovered-marker.module.css'
import type { Marker } from './markers.ts'

/** A marker that is pointed at or open: it turns indigo and grows out of its own `body`. Inside `BaseMap`. */
export function HoveredMarker({ marker, body }: { marker: Marker; body: Box }) {
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
