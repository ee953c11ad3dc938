import { useEffect, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { type Bounds, roundOutward } from '../../../sync/domain/coordinates.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { seenView } from '../map-events.tsx'
import styles from './only-in-view.module.css'

interface OnlyInViewProps {
  /** What is asked for; null while the view asks nothing. */
  within: Bounds | null
  /** The map shows something else, or is to ask nothing any more. */
  onWithin(seen: Bounds | null): void
}

/** The box that makes the map's view a criterion, which then follows every movement. Inside `BaseMap`. */
export function OnlyInView({ within, onWithin }: OnlyInViewProps) {
  const map = useMap().current?.getMap()
  const isOn = within !== null
  const newest = useRef(onWithin)
  newest.current = onWithin
  // What the map itself has asked for and, of that, what is in force; anything else came from the address.
  const asked = useRef<Bounds[]>([])
  const isGoing = useRef(false)

  useEffect(() => {
    if (map === undefined || !isOn) return
    let frame = 0
    const tell = () => {
      const seen = roundOutward(seenView(map).bounds)
      asked.current.push(seen)
      newest.current(seen)
    }
    const moved = () => {
      if (isGoing.current) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(tell)
    }
    map.on('moveend', moved)
    return () => {
      cancelAnimationFrame(frame)
      map.off('moveend', moved)
    }
  }, [map, isOn])

  useEffect(() => {
    if (map === undefined || within === null) return
    const { west, south, east, north } = within
    const own = asked.current.findIndex((seen) => isSame(seen, within))
    if (own >= 0) {
      asked.current.splice(0, own)
      return
    }
    asked.current = []
    isGoing.current = true
    map.fitBounds([west, south, east, north], { padding: 0, duration: 0 })
    isGoing.current = false
  }, [map, within])

  function change(isWanted: boolean) {
    if (map === undefined) return
    const seen = roundOutward(seenView(map).bounds)
    asked.current = isWanted ? [seen] : []
    onWithin(isWanted ? seen : null)
  }

  return (
    <div className={styles.panel}>
      <Checkbox checked={isOn} onChange={change}>
        Only properties in view
      </Checkbox>
    </div>
  )
}

function isSame(a: Bounds, b: Bounds): boolean {
  return a.south === b.south && a.west === b.west && a.north === b.north && a.east === b.east
}
