import type { Map as MapInstance, MapMouseEvent, PointLike } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { mercatorX, mercatorY, WORLD_PIXELS } from '../../../sync/domain/area/mercator.ts'
import type { Sprite } from '../../map/pins/sprite-canvas.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { Marker, MarkerLook } from './markers/markers.ts'

/** Pixels that make a marker a target for a finger. */
const FINGER = 8

interface MapPointer {
  markers: readonly Marker[]
  spriteOf: (look: MarkerLook) => Sprite
  /** False while something else takes what is done on the map. */
  enabled: boolean
  /** Another marker is pointed at, or none any more. */
  onPoint(marker: Marker | null): void
  /** A marker was clicked, or the map beside all. */
  onClick(marker: Marker | null): void
}

/** What the pointer does to the markers of a map. */
export function useMapPointer(map: MapInstance | null, pointer: MapPointer): void {
  const newest = useRef(pointer)
  newest.current = pointer
  const lookAgain = useRef<() => void>(undefined)
  const slack = useMedia('(pointer: coarse)') ? FINGER : 0

  useEffect(() => {
    if (map === null) return
    let at: PointLike | null = null
    let pointed: Marker | null = null
    const under = (point: PointLike | null) => {
      const { markers, spriteOf, enabled } = newest.current
      if (!enabled || point === null) return null
      const { lng, lat } = map.unproject(point)
      const world = WORLD_PIXELS * 2 ** map.getZoom()
      return markerAt(markers, spriteOf, { x: mercatorX(lng), y: mercatorY(lat), world }, slack)
    }
    const look = () => {
      const marker = under(at)
      if (marker === pointed) return
      pointed = marker
      if (newest.current.enabled) map.getCanvas().style.cursor = marker === null ? '' : 'pointer'
      newest.current.onPoint(marker)
    }
    const moved = ({ point }: MapMouseEvent) => {
      at = point
      look()
    }
    const left = () => {
      at = null
      look()
    }
    const clicked = ({ point }: MapMouseEvent) => {
      if (newest.current.enabled) newest.current.onClick(under(point))
    }
    lookAgain.current = look
    map.on('mousemove', moved)
    map.on('mouseout', left)
    map.on('moveend', look)
    map.on('click', clicked)
    return () => {
      map.off('mousemove', moved)
      map.off('mouseout', left)
      map.off('moveend', look)
      map.off('click', clicked)
    }
  }, [map, slack])

  // Markers change under a pointer that does not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for new markers that the pointer looks again.
  useEffect(() => lookAgain.current?.(), [pointer.markers, pointer.enabled])
}

/** A point of the map under the pointer. */
interface MapPoint {
  /** Web Mercator. */
  x: number
  y: number
  /** Pixels that the world is wide at this zoom. */
  world: number
}

/**
 * The marker under a point, the topmost where several are; `slack` pixels beside one still count, for fingers, and
 * then the nearest is meant.
 */
export function markerAt(
  markers: readonly Marker[],
  spriteOf: (look: MarkerLook) => Pick<Sprite, 'body'>,
  { x, y, world }: MapPoint,
  slack = 0,
): Marker | null {
  let nearest: Marker | null = null
  let least = slack
  for (const marker of markers) {
    const across = (x - marker.x) * world
    const down = (y - marker.y) * world
    const { left, top, right, bottom } = spriteOf(marker.look).body
    const outside = Math.max(left - across, across - right, top - down, down - bottom, 0)
    if (outside > least) continue
    least = outside
    nearest = marker
  }
  return nearest
}
