import type { ErrorEvent, MapSourceDataEvent, StyleSpecification } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { BaseMapProps } from './base-map-props.ts'
import { createTileHealth } from './basemap/tile-health.ts'
import type { BasemapInUse } from './basemap/use-basemap.ts'
import { withOverlays } from './basemap/with-overlays.ts'

interface DrawnBasemapProps extends Pick<BasemapInUse, 'shown' | 'giveUp'>, Pick<BaseMapProps, 'onDetail'> {
  onDrawn(): void
}

/** Puts the basemap under what is drawn, and gives it up when most of its tiles fail. */
export function DrawnBasemap(props: DrawnBasemapProps) {
  const { shown, giveUp } = props
  const map = useMap().current?.getMap()
  const drawn = useRef<StyleSpecification | null>(null)
  const newest = useRef(props)
  newest.current = props

  useEffect(() => {
    if (map === undefined || shown === null) return
    const last = drawn.current
    drawn.current = shown.style
    // The first one replaces the empty style the map was made with, which may still be on its way.
    map.setStyle(shown.style, {
      diff: last !== null,
      ...(last !== null && { transformStyle: (previous, next) => withOverlays(previous, next, last) }),
    })
    newest.current.onDetail?.(shown.detailZoom)
    const styled = () => newest.current.onDrawn()
    map.once('styledata', styled)
    return () => void map.off('styledata', styled)
  }, [map, shown])

  useEffect(() => {
    if (map === undefined || shown === null) return
    const health = createTileHealth()
    const isOurs = (event: object) => 'sourceId' in event && String(event.sourceId) in shown.style.sources
    const loaded = (event: MapSourceDataEvent) => {
      if ('tile' in event && isOurs(event)) health.loaded()
    }
    const failed = (event: ErrorEvent) => {
      if (!isOurs(event)) return
      health.failed()
      if (health.isLost()) giveUp(shown.basemap, 'tiles_missing')
    }
    map.on('sourcedata', loaded)
    map.on('error', failed)
    return () => {
      map.off('sourcedata', loaded)
      map.off('error', failed)
    }
  }, [map, shown, giveUp])

  return null
}
