import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Popup, useMap } from 'react-map-gl/maplibre'
import type { LatLng } from '../../../sync/domain/coordinates.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './map-popup.module.css'

interface MapPopupProps {
  at: LatLng
  /** Names it for assistive technology. */
  label: string
  onClose(): void
  children: ReactNode
}

/** Beside the marker, never over it: pixels by where the popup is held. */
const OFFSET = {
  top: [0, 12],
  'top-left': [12, 12],
  'top-right': [-12, 12],
  bottom: [0, -38],
  'bottom-left': [12, -38],
  'bottom-right': [-12, -38],
  left: [44, -14],
  right: [-44, -14],
  center: [0, 0],
} satisfies Record<string, [number, number]>

/** A card at a place of the map. It takes the focus, and gives it back. Inside `BaseMap`. */
export function MapPopup({ at, label, onClose, children }: MapPopupProps) {
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
      offset={OFFSET}
      padding={{ top: 12, right: 56, bottom: 24, left: 12 }}
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
