import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { Ring } from '../../../sync/domain/area/area.ts'
import { useBasemapDrawn } from '../basemap-drawn.ts'
import type { AreaDrawing, DrawTool, startAreaDrawing } from './area-drawing.ts'

interface AreaDrawingOptions {
  area: Ring | null
  /** What is drawn with now; null while nothing is drawn. */
  tool: DrawTool | null
  onDrawn(area: Ring): void
  /** The drawing tools could not be loaded. */
  onFailed(): void
}

/** Keeps the area on the map, and draws another with the tool. The code that draws is loaded once it is needed. */
export function useAreaDrawing(map: MapInstance | undefined, options: AreaDrawingOptions): void {
  const { area, tool } = options
  const hasBasemap = useBasemapDrawn()
  const [start, setStart] = useState<typeof startAreaDrawing | null>(null)
  const [drawing, setDrawing] = useState<AreaDrawing | null>(null)
  const newest = useRef(options)
  newest.current = options

  useEffect(() => {
    if (start !== null || (area === null && tool === null)) return
    let isOver = false
    import('./area-drawing.ts').then(
      (loaded) => !isOver && setStart(() => loaded.startAreaDrawing),
      () => !isOver && newest.current.onFailed(),
    )
    return () => {
      isOver = true
    }
  }, [start, area, tool])

  useEffect(() => {
    if (map === undefined || !hasBasemap || start === null) return
    const started = start(map, {
      onDrawn: (drawn) => newest.current.onDrawn(drawn),
      onRefused: () => started.show(newest.current.area, newest.current.tool),
    })
    setDrawing(started)
    return () => {
      started.stop()
      setDrawing(null)
    }
  }, [map, hasBasemap, start])

  useEffect(() => drawing?.show(area, tool), [drawing, area, tool])
}
