import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { formatCount, formatRent, formatSquareFeet, NOT_AVAILABLE } from '../../sync/domain/format.ts'
import { hasCoordinates } from '../../sync/domain/place/has-coordinates.ts'
import { rentTier } from '../../sync/domain/rents/rent-tier.ts'
import { TIER_COLORS } from '../../sync/domain/rents/tier-colors.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { keyPage } from './key-page.ts'
import type { MapSource } from './map-source.ts'
import styles from './numbered-key.module.css'

/** The comps of the picture by the numbers of their pins, page by page where there are many. */
export function NumberedKey({ source }: { source: MapSource }) {
  const [wanted, setWanted] = useState(0)
  const { page, pages, first, last } = keyPage(source.count, wanted)
  const rows = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>Comps</h3>
        {pages > 1 && (
          <>
            <span className={styles.span}>
              {formatCount(first)}–{formatCount(last)} of {formatCount(source.count)}
            </span>
            <IconButton
              icon={ChevronLeft}
              label="Previous comps"
              disabled={page === 0}
              onClick={() => setWanted(page - 1)}
            />
            <IconButton
              icon={ChevronRight}
              label="Next comps"
              disabled={page === pages - 1}
              onClick={() => setWanted(page + 1)}
            />
          </>
        )}
      </div>
      <ol className={styles.rows} aria-label="Comps by number">
        {rows.map((row) => (
          <Row key={row} number={row} source={source} />
        ))}
      </ol>
    </>
  )
}

function Row({ number, source: { compOf, unit } }: { number: number; source: MapSource }) {
  const comp = compOf(number)
  if (comp === null) return null
  const { fill, text } = TIER_COLORS.light[rentTier(comp.rentPerSf)]
  return (
    <li className={styles.row}>
      <span className={styles.pin} style={{ background: fill, color: text }}>
        {number}
      </span>
      <span className={styles.name}>
        {comp.name}
        {!hasCoordinates(comp) && <small>Not on the map</small>}
      </span>
      <span className={styles.rent}>
        {comp.rentPerSf === null ? NOT_AVAILABLE : formatRent(comp.rentPerSf, unit)}
      </span>
      <span className={styles.size}>{formatSquareFeet(comp.squareFootage)}</span>
    </li>
  )
}
