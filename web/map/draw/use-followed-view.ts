import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { type Bounds, roundOutward } from '../../../sync/domain/area/coordinates.ts'
import { seenView } from '../map-events.tsx'

interface FollowedView {
  within: Bounds | null
  onWithin(seen: Bounds | null): void
}

/**
 * While the view is a criterion, every movement of the map asks for what is then in view, once a frame. The map
 * itself moves to the view of the address, such as after Back. Returns a function that asks.
 */
export function useFollowedView(
  map: MapInstance | undefined,
  { within, onWithin }: FollowedView,
): (seen: Bounds | null) => void {
  const isOn = within !== null
  const newest = useRef(onWithin)
  newest.current = onWithin
  /** What the map has asked for and the address may not hold yet, the oldest first. */
  const asked = useRef<Bounds[]>([])
  const isGoing = useRef(false)
  /**
   * A question changes the chips, and the chips change the map's size. The size is followed once, so that the two do
   * not chase each other, and only after the map was moved, so that an opened link keeps its question.
   */
  const followsSize = useRef(false)

  useEffect(() => {
    if (map === undefined || !isOn) return
    let frame = 0
    let isSized = false
    const sized = () => {
      isSized = true
      // The movement that comes of it is told of in the same breath.
      queueMicrotask(() => {
        isSized = false
      })
    }
    const tell = () => {
      const seen = roundOutward(seenView(map).bounds)
      asked.current.push(seen)
      newest.current(seen)
    }
    const moved = () => {
      if (isGoing.current || (isSized && !followsSize.current)) return
      followsSize.current = !isSized
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(tell)
    }
    map.on('resize', sized)
    map.on('moveend', moved)
    return () => {
      cancelAnimationFrame(frame)
      map.off('resize', sized)
      map.off('moveend', moved)
    }
  }, [map, isOn])

  useEffect(() => {
    if (map === undefined || within === null) return
    const own = asked.current.findIndex((seen) => isSame(seen, within))
    if (own >= 0) {
      asked.current.splice(0, own)
      return
    }
    asked.current = []
    followsSize.current = false
    isGoing.current = true
    const { west, south, east, north } = within
    map.fitBounds([west, south, east, north], { padding: 0, duration: 0 })
    isGoing.current = false
  }, [map, within])

  return (seen) => {
    asked.current = seen === null ? [] : [seen]
    followsSize.current = true
    onWithin(seen)
  }
}

function isSame(a: Bounds, b: Bounds): boolean {
  return a.south === b.south && a.west === b.west && a.north === b.north && a.east === b.east
}
