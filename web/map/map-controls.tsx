import { type LucideIcon, Minus, Plus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { Tooltip } from '../ui/layers/tooltip.tsx'
import styles from './map-controls.module.css'

const ZOOM_MS = 300

/** The buttons at the top right of a map: closer and farther, and a further group as `children`. Inside `BaseMap`. */
export function MapControls({ children }: { children?: ReactNode }) {
  const map = useMap().current?.getMap()
  const zoom = useZoom()
  return (
    <div className={styles.controls}>
      <div className={styles.group}>
        <MapButton
          icon={Plus}
          label="Zoom in"
          aria-disabled={zoom.isClosest}
          onClick={() => map?.zoomIn({ duration: ZOOM_MS })}
        />
        <MapButton
          icon={Minus}
          label="Zoom out"
          aria-disabled={zoom.isFarthest}
          onClick={() => map?.zoomOut({ duration: ZOOM_MS })}
        />
      </div>
      {children !== undefined && <div className={styles.group}>{children}</div>}
    </div>
  )
}

interface MapButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  /** Its name, and its tooltip. */
  label: string
  /** Shown in the tooltip after the name: "D". */
  shortcut?: string
}

/** One button of a group. `aria-pressed` shows a tool that is in use. */
export function MapButton({ icon: Icon, label, shortcut, ...rest }: MapButtonProps) {
  return (
    <Tooltip content={shortcut === undefined ? label : `${label} (${shortcut})`}>
      <button
        type="button"
        {...rest}
        className={styles.button}
        aria-label={label}
        aria-keyshortcuts={shortcut}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}

function useZoom(): { isClosest: boolean; isFarthest: boolean } {
  const map = useMap().current?.getMap()
  const [zoom, setZoom] = useState<number | null>(null)
  useEffect(() => {
    if (map === undefined) return
    const read = () => setZoom(map.getZoom())
    read()
    map.on('zoomend', read)
    return () => void map.off('zoomend', read)
  }, [map])
  if (map === undefined || zoom === null) return { isClosest: false, isFarthest: false }
  return { isClosest: zoom >= map.getMaxZoom(), isFarthest: zoom <= map.getMinZoom() }
}
