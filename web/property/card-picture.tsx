import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Property } from '../../sync/domain/property.ts'
import { cardPictures } from '../data/maps/card-pictures.ts'
import { useTheme } from '../ui/theme/theme.tsx'
import { usePainted } from '../ui/use-painted.ts'
import { whenInSight } from '../ui/when-in-sight.ts'
import styles from './card-picture.module.css'
import { RentTierDot } from './rent-tier-dot.tsx'

/**
 * The picture side of a card. Asked for once, when the card is in sight; a card without one has no such side. It follows
 * the card's words by a frame: to draw another picture takes longer than all of them.
 */
export function CardPicture({ property: now }: { property: Property }) {
  const property = usePainted(now)
  const read = () => cardPictures.of(property)
  const picture = useSyncExternalStore(cardPictures.subscribe, read, read)
  const { theme } = useTheme()
  const area = useRef<HTMLDivElement>(null)
  const isWaiting = picture.kind === 'not_requested'

  useEffect(() => {
    const { current } = area
    if (!isWaiting || current === null) return
    return whenInSight(current, () => {
      cardPictures.request(property, { width: current.offsetWidth, height: current.offsetHeight })
    })
  }, [isWaiting, property])

  if (picture.kind === 'failed') return null
  return (
    <div ref={area} className={styles.picture} aria-busy={picture.kind === 'loading' || undefined}>
      {picture.kind === 'shown' && (
        <>
          <img
            className={styles.image}
            src={picture.addressIn(theme)}
            data-drawn={picture.isDrawn || undefined}
            alt={`Map around ${property.name}`}
            draggable={false}
            onError={() => cardPictures.fail(property)}
          />
          <span className={styles.dot}>
            <RentTierDot rentPerSf={now.rentPerSf} large />
          </span>
        </>
      )}
    </div>
  )
}
