import type { Map as MapInstance } from 'maplibre-gl'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { LatLng } from '../../../../sync/domain/area/coordinates.ts'
import type { Box } from '../../../map/pins/sprite-canvas.ts'
import { FLY_MS } from '../use-fit.ts'

type Card = RefObject<HTMLDivElement | null>

/** Esc closes the popup before it means anything else, unless the focus is in a dialog above it. */
export function usePopupKeys(card: Card, onClose: () => void): void {
  const newest = useRef(onClose)
  newest.current = onClose
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
  }, [card])
}

/** What had the focus before the popup gets it back, or else the map. */
export function useFocusGivenBack(canvas: HTMLElement | undefined): void {
  // Before the popup takes the focus.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The popup took the focus with it when it closed.
      if (document.activeElement !== document.body) return
      const back = opener instanceof HTMLElement && opener !== document.body ? opener : canvas
      back?.focus({ preventScroll: true })
    },
    [opener, canvas],
  )
}

interface PlaceInSight {
  at: LatLng
  /** What the marker covers around its place. */
  body: Box
  card: Card
  enabled: boolean
}

/** Focuses a card at the foot of the map, and moves the map where the card, or the map's edge, would hide the marker. */
export function usePlaceInSight(
  map: MapInstance | undefined,
  { at, body, card, enabled }: PlaceInSight,
): void {
  const { latitude, longitude } = at
  const newest = useRef(body)
  newest.current = body
  useLayoutEffect(() => {
    if (map === undefined || card.current === null || !enabled) return
    card.current.querySelector('button')?.focus({ preventScroll: true })
    const { offsetTop: free } = card.current
    const { left, top, right, bottom } = newest.current
    const { x, y } = map.project([longitude, latitude])
    const isSeen = x + left > 0 && x + right < map.getCanvas().clientWidth && y + top > 0 && y + bottom < free
    if (isSeen) return
    const middle = free / 2 - (top + bottom) / 2
    const offset: [number, number] = [0, middle - map.getCanvas().clientHeight / 2]
    map.easeTo({ center: [longitude, latitude], offset, duration: FLY_MS })
  }, [map, card, latitude, longitude, enabled])
}
