import { Spinner } from '@radix-ui/themes'
import { ImageOff, Map as MapIcon } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Property } from '../../sync/domain/property.ts'
import { cardPictures } from '../data/maps/card-pictures.ts'
import { useTheme } from '../ui/theme/theme.tsx'
import styles from './card-picture.module.css'
import { RentTierDot } from './rent-tier-dot.tsx'

interface CardPictureProps {
  property: Property
  /** As of the card it stands on. */
  tabbable: boolean
}

/** The picture side of a card. Asked for once, on a click; where the property has no coordinates, there is none. */
export function CardPicture({ property, tabbable }: CardPictureProps) {
  const read = () => cardPictures.of(property)
  const picture = useSyncExternalStore(cardPictures.subscribe, read, read)
  const { theme } = useTheme()
  const area = useRef<HTMLDivElement>(null)
  const isButtonFocused = useRef(false)
  const isSettled = picture.kind === 'shown' || picture.kind === 'failed'

  // The button disappears when the picture is here; a keyboard user continues from the card.
  useLayoutEffect(() => {
    if (!isSettled || !isButtonFocused.current) return
    isButtonFocused.current = false
    const card = area.current?.closest('article')
    card?.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true })
  }, [isSettled])

  switch (picture.kind) {
    case 'not_requested':
    case 'loading':
      return (
        <div ref={area} className={styles.picture}>
          <button
            type="button"
            className={styles.button}
            aria-label={`Show map of ${property.name}`}
            aria-busy={picture.kind === 'loading' || undefined}
            tabIndex={tabbable ? 0 : -1}
            onClick={({ currentTarget }) =>
              cardPictures.request(property, {
                width: currentTarget.offsetWidth,
                height: currentTarget.offsetHeight,
              })
            }
            onFocus={() => {
              isButtonFocused.current = true
            }}
            onBlur={() => {
              isButtonFocused.current = false
            }}
          >
            {picture.kind === 'loading' ? (
              <Spinner size="2" />
            ) : (
              <>
                <MapIcon size={18} strokeWidth={1.5} aria-hidden />
                Show map
              </>
            )}
          </button>
        </div>
      )
    case 'shown':
      return (
        <div ref={area} className={styles.picture}>
          <img
            className={styles.image}
            src={picture[theme]}
            data-drawn={picture.light !== picture.dark || undefined}
            alt={`Map around ${property.name}`}
            draggable={false}
            onError={() => cardPictures.fail(property)}
          />
          <span className={styles.dot}>
            <RentTierDot rentPerSf={property.rentPerSf} large />
          </span>
        </div>
      )
    case 'failed':
      return (
        <div ref={area} className={styles.picture}>
          <ImageOff size={18} strokeWidth={1.5} aria-hidden />
          <span>No image available</span>
        </div>
      )
  }
}
