import { X } from 'lucide-react'
import type { PositionAnchor } from 'maplibre-gl'
import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Popup, useMap } from 'react-map-gl/maplibre'
import type { LatLng } from '../../../../sync/domain/area/coordinates.ts'
import type { Box } from '../../../map/pins/sprite-canvas.ts'
import { MEDIA } from '../../../styles/breakpoints.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './map-popup.module.css'
import { useFocusGivenBack, usePlaceInSight, usePopupKeys } from './use-map-popup.ts'

interface MapPopupProps {
  at: LatLng
  /** What the marker covers around its place. */
  body: Box
  /** Names it for assistive technology. */
  label: string
  onClose(): void
  children: ReactNode
}

/** Pixels between a hovered marker, which has grown, and the card. */
const APART = 8
const GROWN = 1.16

/** Beside the marker, never over it, whichever side the card is held by. */
function offsets({ left, top, right, bottom }: Box): Record<PositionAnchor, [number, number]> {
  const above: [number, number] = [0, top * GROWN - APART]
  const below: [number, number] = [0, bottom * GROWN + APART]
  const middle = ((top + bottom) / 2) * GROWN
  return {
    center: [0, 0],
    top: below,
    'top-left': below,
    'top-right': below,
    bottom: above,
    'bottom-left': above,
    'bottom-right': above,
    left: [right * GROWN + APART, middle],
    right: [left * GROWN - APART, middle],
  }
}

/**
 * A card at a place of the map; on a phone it stands at the foot of the map, and the place is brought into what is left.
 * It takes the focus, and gives it back. Inside `BaseMap`.
 */
export function MapPopup(props: MapPopupProps) {
  const { at, body, label, onClose, children } = props
  const map = useMap().current?.getMap()
  const isPhone = useMedia(MEDIA.phone)
  const card = useRef<HTMLDivElement>(null)
  usePopupKeys(card, onClose)
  useFocusGivenBack(map?.getCanvas())
  usePlaceInSight(map, { at, body, card, enabled: isPhone })

  const content = (
    <div
      ref={card}
      className={isPhone ? `${styles.card} ${styles.foot}` : styles.card}
      role="dialog"
      aria-label={label}
      data-map-foot={isPhone || undefined}
    >
      {children}
      <span className={styles.close}>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </span>
    </div>
  )
  if (isPhone) return map === undefined ? null : createPortal(content, map.getContainer())
  return (
    <Popup
      {...at}
      key={`${at.longitude} ${at.latitude}`}
      className={styles.popup ?? ''}
      closeButton={false}
      closeOnClick={false}
      maxWidth="none"
      offset={offsets(body)}
      padding={{ top: 12, right: 56, bottom: 32, left: 12 }}
    >
      {content}
    </Popup>
  )
}
