import { MapPinOff } from 'lucide-react'
import { MESSAGES } from '../ui/messages.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { Empty, Failed } from '../ui/states/states.tsx'
import styles from './map-picture.module.css'
import { MAP_WORDS } from './marketing-map-words.ts'
import type { MarketingPicture } from './use-marketing-picture.ts'

interface MapPictureProps extends Omit<MarketingPicture, 'full'> {
  /** Rows there are. */
  count: number
  onEnlarge?: (() => void) | undefined
}

/** The picture, or what stands in its place in the same size. */
export function MapPicture({ count, picture, isDrawing, hasFailed, retry, onEnlarge }: MapPictureProps) {
  return (
    <div className={styles.frame} aria-busy={count > 0 && isDrawing}>
      <Content {...{ count, picture, isDrawing, hasFailed, retry, onEnlarge }} />
    </div>
  )
}

function Content({ count, picture, hasFailed, retry, onEnlarge }: MapPictureProps) {
  if (count === 0) return <Empty icon={MapPinOff} title={MESSAGES.noMapData} />
  if (hasFailed) {
    const { title, description } = MAP_WORDS.failed
    return <Failed title={title} reason={description} onRetry={retry} />
  }
  if (picture === null) {
    return (
      <div className={styles.waiting} role="status" aria-label="Generating map">
        <Skeleton height="100%" />
      </div>
    )
  }
  const image = <img className={styles.picture} src={picture.address} alt={picture.words} />
  return (
    <>
      {onEnlarge === undefined ? (
        image
      ) : (
        <button type="button" className={styles.enlarge} title="Enlarge the map" onClick={onEnlarge}>
          {image}
        </button>
      )}
      {picture.places === 0 && <p className={styles.note}>{MESSAGES.noCoordinates}</p>}
    </>
  )
}
