import { MapPinOff } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { View } from '../../../sync/pictures/mercator.ts'
import { useSeen } from '../../map/use-seen.ts'
import { useTheme } from '../../ui/theme/theme.tsx'
import type { CompListSummary } from '../comp-list-summary.ts'
import styles from './list-thumbnail.module.css'
import { type ThumbnailScene, thumbnailScene } from './thumbnail-scene.ts'

/** Pixels; the width is the card's. */
const HEIGHT = 110

interface ListThumbnailProps {
  summary: CompListSummary
  /** Miles. */
  radius: number | null
  /** True until it is known where the properties are. */
  waiting: boolean
}

/** Where a list's comps are: their rents' colors over the built-in map. */
export const ListThumbnail = memo(function ListThumbnail({ summary, radius, waiting }: ListThumbnailProps) {
  const { ref, isSeen } = useSeen()
  const frame = useRef<HTMLDivElement | null>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (frame.current === null) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const scene = useMemo(
    () => (width === 0 ? null : thumbnailScene(summary, radius, { width, height: HEIGHT })),
    [summary, radius, width],
  )
  return (
    <div
      ref={(element) => {
        frame.current = element
        ref(element)
      }}
      className={styles.frame}
      aria-hidden
    >
      {scene !== null && isSeen && <Ground view={scene.view} />}
      {scene !== null && <Dots scene={scene} />}
      {scene === null && width > 0 && !waiting && (
        <p className={styles.nothing}>
          <MapPinOff size={16} strokeWidth={1.75} aria-hidden />
          No locations
        </p>
      )}
    </div>
  )
})

/** What lies below the dots; where it cannot be drawn, nothing does. */
function Ground({ view }: { view: View }) {
  const { theme } = useTheme()
  const [picture, setPicture] = useState<string | null>(null)
  const key = JSON.stringify(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes whenever the view does.
  useEffect(() => {
    let isCurrent = true
    import('./draw-thumbnail.ts')
      .then(({ drawThumbnail }) => drawThumbnail(view, theme))
      .then(
        (drawn) => isCurrent && setPicture(drawn),
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [key, theme])
  return picture === null ? null : <img className={styles.ground} src={picture} alt="" draggable={false} />
}

function Dots({ scene }: { scene: ThumbnailScene }) {
  const { view, dots, ring, center } = scene
  return (
    <svg className={styles.dots} viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
      {ring !== null && <path className={styles.ring} d={ring} />}
      {dots.toReversed().map(({ id, x, y, tier }) => (
        <circle
          key={id}
          className={styles.dot}
          data-tier={tier}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r="4.5"
        />
      ))}
      {center !== null && (
        <circle className={styles.center} cx={center.x.toFixed(1)} cy={center.y.toFixed(1)} r="5" />
      )}
    </svg>
  )
}
