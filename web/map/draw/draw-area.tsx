import { CircleDashed, Pentagon } from 'lucide-react'
import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from 'react-map-gl/maplibre'
import { cornersOf, type Ring, ringOf } from '../../../sync/domain/area/area.ts'
import { boundsOf, roundOutward } from '../../../sync/domain/area/coordinates.ts'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import { toast } from '../../ui/layers/toast.tsx'
import { MapButton } from '../map-controls.tsx'
import { seenView } from '../map-events.tsx'
import { paddedBounds } from '../start-view.ts'
import type { DrawTool } from './area-drawing.ts'
import { DrawHint } from './draw-hint.tsx'
import { useAreaDrawing } from './use-area-drawing.ts'

const FLY_MS = 300

interface DrawAreaProps {
  area: Ring | null
  /** Another area was drawn or edited, or it was taken away. */
  onArea(area: Ring | null): void
  /** While something is drawn, clicks on the map are for that alone. */
  onDrawing?(isDrawing: boolean): void
  /** Counts how often the area was asked to be shown: the map goes there. */
  shown?: number
}

/** The buttons that draw an area, for the group of `MapControls`, and the area itself. Inside `BaseMap`. */
export function DrawArea({ area, onArea, onDrawing, shown = 0 }: DrawAreaProps) {
  const map = useMap().current?.getMap()
  const [tool, setTool] = useState<DrawTool | null>(null)
  const [current, setCurrent] = useState(area)
  const [given, setGiven] = useState(area)
  if (given !== area) {
    setGiven(area)
    setCurrent(area)
  }
  const isDrawing = tool !== null

  /** It is shown at once: the address follows a moment later. */
  function take(next: Ring | null) {
    setTool(null)
    setCurrent(next)
    onArea(next)
  }

  useAreaDrawing(map, {
    area: current,
    tool,
    onDrawn: take,
    onFailed() {
      setTool(null)
      toast({
        title: 'The area cannot be drawn',
        description: 'The drawing tools could not be loaded. Check your connection and try again.',
        kind: 'error',
      })
    },
  })
  useDrawKeys(map, { isDrawing, stop: () => setTool(null), remove: () => current !== null && take(null) })
  useShortcuts('Map', [
    { keys: 'd', shown: ['D'], words: 'Draw an area', run: () => setTool('polygon') },
    { keys: 'Delete', shown: ['Delete'], words: 'On the map: remove the drawn area' },
  ])

  const newest = useRef({ area, onDrawing })
  newest.current = { area, onDrawing }
  useEffect(() => newest.current.onDrawing?.(isDrawing), [isDrawing])
  useEffect(() => {
    if (map !== undefined && isDrawing) map.getCanvas().focus({ preventScroll: true })
  }, [map, isDrawing])
  useEffect(() => {
    const bounds = shown > 0 && newest.current.area !== null ? boundsOf(newest.current.area) : null
    if (bounds !== null) map?.fitBounds(paddedBounds(bounds), { duration: FLY_MS })
  }, [map, shown])

  const button = (own: DrawTool) => ({
    'aria-pressed': tool === own,
    onClick: () => setTool(tool === own ? null : own),
  })
  return (
    <>
      <MapButton icon={Pentagon} label="Draw an area" shortcut="D" {...button('polygon')} />
      <MapButton icon={CircleDashed} label="Draw around an area" {...button('lasso')} />
      {tool !== null &&
        map !== undefined &&
        createPortal(
          <DrawHint
            tool={tool}
            hasArea={current !== null}
            onTakeView={() => take(ringOf(cornersOf(roundOutward(seenView(map).bounds))))}
            onRemove={() => take(null)}
            onCancel={() => setTool(null)}
          />,
          map.getContainer(),
        )}
    </>
  )
}

interface DrawKeys {
  isDrawing: boolean
  stop(): void
  remove(): void
}

/** Esc stops drawing wherever the focus is, before it means anything else; Delete on the map removes the area. */
function useDrawKeys(map: MapInstance | undefined, keys: DrawKeys): void {
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
