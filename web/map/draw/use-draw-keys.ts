import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useRef } from 'react'

interface DrawKeys {
  isDrawing: boolean
  stop(): void
  remove(): void
}

/** Esc stops drawing wherever the focus is, before it means anything else; Delete on the map removes the area. */
export function useDrawKeys(map: MapInstance | undefined, keys: DrawKeys): void {
  const newest = useRef(keys)
  newest.current = keys
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { isDrawing, stop, remove } = newest.current
      if (event.key === 'Escape' && isDrawing) {
        event.preventDefault()
        event.stopPropagation()
        stop()
      } else if (event.key === 'Delete' && map !== undefined && event.target === map.getCanvas()) remove()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [map])
}
