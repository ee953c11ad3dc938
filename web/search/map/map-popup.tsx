import { X } from 'lucide-react'
import type { PositionAnchor } from 'maplibre-gl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Popup, useMap } from 'react-map-gl/maplibre'
import type { LatLng } from '../../../sync/domain/coordinates.ts'
import type { Box } from '../../map/pins/sprite-canvas.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './map-popup.module.css'

interface MapPopupProps {
  at: LatLng
  /** What the marker covers around its place. */
  body: Box
  /** Names it for assistive technology. */
  label: string
  onClose(): void
  children: ReactNode
}

/** Pixels between a lit marker, which has grown, and the card. */
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

/** A card at a place of the map. It takes the focus, and gives it back. Inside `BaseMap`. */
export function MapPopup({ at, body, label, onClose, children }: MapPopupProps) {
  const newest = useRef(onClose)
  newest.current = onClose
  const card = useRef<HTMLDivElement>(null)

  // Before the popup takes the focus.
  const [opener] = useState(() => document.activeElement)
  const canvas = useMap().current?.getMap().getCanvas()
  useEffect(
    () => () => {
      // Gone with the popup, the focus is nowhere.
      if (document.activeElement !== document.body) return
      const back = opener instanceof HTMLElement && opener !== document.body ? opener : canvas
      back?.focus({ preventScroll: true })
    },
    [opener, canvas],
  )

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const dialog = event.target instanceof Element ? event.target.closest('[role=dialog]') : null
      if (dialog !== null && dialog !== card.current) return
      event.preventDefault()
      event.stopPropagation()
      newest.current()
    }
    // Before the keys of the results, which would clear the selection.
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])

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
      <div ref={card} className={styles.card} role="dialog" aria-label={label}>
        {children}
        <span className={styles.close}>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </span>
      </div>
    </Popup>
  )
}
