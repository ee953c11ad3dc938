import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { Ring } from '../../../sync/domain/area.ts'
import type { AreaDrawing, DrawTool } from './area-drawing.ts'

interface AreaDrawingOptions {
  area: Ring | null
  /** What is drawn with now; null while nothing is drawn. */
  tool: DrawTool | null
  onDrawn(area: Ring): void
  /** The drawing tools could not be loaded. */
  onFailed(): void
}

/** Keeps the area on the map, and draws another with the tool. What that takes is loaded once it is needed. */
export function useAreaDrawing(map: MapInstance | undefined, options: AreaDrawingOptions): void {
  const { area, tool } = options
  const [tools, setTools] = useState<typeof import('./area-drawing.ts') | null>(null)
  const [drawing, setDrawing] = useState<AreaDrawing | null>(null)
  const newest = useRef(options)
  newest.current = options

  useEffect(() => {
    if (tools !== null || (area === null && tool === null)) return
    let isOver = false
    import('./area-drawing.ts').then(
      (loaded) => !isOver && setTools(loaded),
      () => !isOver && newest.current.onFailed(),
    )
    return () => {
      isOver = true
    }
  }, [tools, area, tool])

  useEffect(() => {
    if (map === undefined || tools === null) return
    let started: AreaDrawing | null = null
    const stopWaiting = onceDrawable(map, () => {
      started = tools.startAreaDrawing(map, {
        onDrawn: (drawn) => newest.current.onDrawn(drawn),
        onRefused: () => started?.show(newest.current.area, newest.current.tool),
      })
      setDrawing(started)
    })
    return () => {
      stopWaiting()
      started?.stop()
      setDrawing(null)
    }
  }, [map, tools])

  useEffect(() => drawing?.show(area, tool), [drawing, area, tool])
}

/** Runs once the map has a basemap: the first one takes away what was put on the map before. */
function onceDrawable(map: MapInstance, run: () => void): () => void {
  const hasBasemap = () => (map.getStyle()?.layers.length ?? 0) > 0
  if (hasBasemap()) {
    run()
    return () => {}
  }
  const check = () => {
    if (!hasBasemap()) return
    map.off('style.load', check)
    run()
  }
  map.on('style.load', check)
  return () => void map.off('style.load', check)
}
