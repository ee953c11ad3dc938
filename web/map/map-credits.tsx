import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { Basemap } from '../../sync/maps/basemaps.ts'
import { type Credit, creditsOf } from '../../sync/maps/credits-of.ts'
import styles from './map-credits.module.css'

/** Who made the map, at its bottom right. Small maps have them behind an "i". Inside `BaseMap`. */
export function MapCredits({ basemap }: { basemap: Basemap | null }) {
  const ofStyle = useStyleCredits(basemap?.credits.length === 0)
  const [open, setOpen] = useState(false)
  const credits = basemap === null ? [] : basemap.credits.length > 0 ? basemap.credits : ofStyle
  if (credits.length === 0) return null
  return (
    <div className={styles.credits} data-open={open || undefined}>
      <p className={styles.text}>
        {credits.map(({ text, href }, index) => (
          <span key={`${text} ${href}`}>
            {index > 0 && ' · '}
            {href === null ? (
              text
            ) : (
              <a href={href} target="_blank" rel="noopener">
                {text}
              </a>
            )}
          </span>
        ))}
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-label="Map credits"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Info size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

/** What the sources of a style say of themselves. */
function useStyleCredits(wanted: boolean): readonly Credit[] {
  const map = useMap().current?.getMap()
  const [markup, setMarkup] = useState<readonly string[]>([])
  useEffect(() => {
    if (map === undefined || !wanted) return
    const read = (event: { sourceDataType?: string }) => {
      if (event.sourceDataType !== 'metadata') return
      const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '')
      setMarkup([...new Set(sources)])
    }
    map.on('sourcedata', read)
    return () => void map.off('sourcedata', read)
  }, [map, wanted])
  return markup.flatMap(creditsOf)
}
