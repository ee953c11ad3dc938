import type { Map as MapInstance, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { mercatorX, mercatorY, WORLD_PIXELS } from '../../../sync/domain/area/mercator.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { CompPins } from './comp-pins.ts'
import { PIN_RADIUS } from './pin-sprites.ts'

/** Pixels that make a pin a target for a finger. */
const FINGER = 10

interface MapPointing {
  pins: CompPins | null
  /** How many of them are drawn. */
  count: number
  /** Another pin is pointed at: its position, or -1. */
  onPoint(index: number): void
  onPick(index: number): void
  /** While given, a press says where to search instead. */
  onAim: ((center: LatLng) => void) | undefined
}

/** What the pointer does on the map: lights and picks pins, or points at a place to search around. */
export function useMapPointing(map: MapInstance | null, pointing: MapPointing): void {
  const newest = useRef(pointing)
  newest.current = pointing
  const slack = useMedia('(pointer: coarse)') ? FINGER : 0
  const aiming = pointing.onAim !== undefined

  useEffect(() => {
    if (map !== null) map.getCanvas().style.cursor = aiming ? 'crosshair' : ''
  }, [map, aiming])

  useEffect(() => {
    if (map === null) return
    let pointed = -1
    const under = ({ lngLat: { lng, lat } }: MapMouseEvent): number => {
      const { pins, count } = newest.current
      const at = { x: mercatorX(lng), y: mercatorY(lat), world: WORLD_PIXELS * 2 ** map.getZoom() }
      return pins === null ? -1 : pinAt(pins, count, at, PIN_RADIUS + slack)
    }
    const point = (index: number) => {
      if (index === pointed) return
      pointed = index
      map.getCanvas().style.cursor = index < 0 ? '' : 'pointer'
      newest.current.onPoint(index)
    }
    const moved = (event: MapMouseEvent) => {
      if (newest.current.onAim === undefined) point(under(event))
    }
    const left = () => point(-1)
    const clicked = (event: MapMouseEvent) => {
      const { onAim, onPick } = newest.current
      if (onAim !== undefined) {
        const { lat, lng } = event.lngLat.wrap()
        onAim({ latitude: lat, longitude: lng })
        return
      }
      const index = under(event)
      if (index >= 0) onPick(index)
    }
    map.on('mousemove', moved)
    map.on('mouseout', left)
    map.on('click', clicked)
    return () => {
      map.off('mousemove', moved)
      map.off('mouseout', left)
      map.off('click', clicked)
    }
  }, [map, slack])
}

/** A point of the map under the pointer. */
interface MapPoint {
  /** Web Mercator. */
  x: number
  y: number
  /** Pixels that the world is wide at this zoom. */
  world: number
}

/** Of the first `count` pins the one closest to a point, at most `reach` pixels from it; -1 for none. */
export function pinAt({ x, y }: CompPins, count: number, at: MapPoint, reach: number): number {
  let closest = -1
  let least = (reach / at.world) ** 2
  for (let i = 0; i < count; i++) {
    const across = (x[i] as number) - at.x
    const down = (y[i] as number) - at.y
    const away = across * across + down * down
    if (away >= least) continue
    least = away
    closest = i
  }
  return closest
}
