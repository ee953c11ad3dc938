import type { Map as MapInstance } from 'maplibre-gl'
import {
  type GeoJSONStoreFeatures,
  TerraDraw,
  TerraDrawFreehandMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import { type Ring, ringOf } from '../../../sync/domain/area/area.ts'
import { WORLD_PIXELS } from '../../../sync/domain/area/mercator.ts'
import { simplifyRing } from '../../../sync/domain/area/simplify-ring.ts'

/** Indigo 9, the user's own thing in both themes. */
const ACCENT = '#3e63dd'
const WHITE = '#ffffff'

const CORNER_PIXELS = 4
const LINE_PIXELS = 2

/** How an area looks, and its corners while it is being drawn. */
const AREA_STYLE = {
  fillColor: ACCENT,
  fillOpacity: 0.12,
  outlineColor: ACCENT,
  outlineWidth: LINE_PIXELS,
  coordinatePointColor: WHITE,
  coordinatePointWidth: CORNER_PIXELS,
  coordinatePointOutlineColor: ACCENT,
  coordinatePointOutlineWidth: LINE_PIXELS,
  closingPointColor: ACCENT,
  closingPointWidth: CORNER_PIXELS,
  closingPointOutlineColor: WHITE,
  closingPointOutlineWidth: LINE_PIXELS,
} as const

/** How it looks once it can be edited: its corners, and smaller points where one can be put in between. */
const CORNER_STYLE = {
  selectedPolygonColor: ACCENT,
  selectedPolygonFillOpacity: AREA_STYLE.fillOpacity,
  selectedPolygonOutlineColor: ACCENT,
  selectedPolygonOutlineWidth: LINE_PIXELS,
  selectionPointColor: WHITE,
  selectionPointWidth: CORNER_PIXELS,
  selectionPointOutlineColor: ACCENT,
  selectionPointOutlineWidth: LINE_PIXELS,
  midPointColor: ACCENT,
  midPointWidth: 3,
  midPointOutlineColor: ACCENT,
  midPointOutlineWidth: 0,
} as const

/** A polygon by its corners, or a line drawn around an area in one movement. */
export type DrawTool = 'polygon' | 'lasso'

export interface AreaDrawing {
  /** Shows an area that can be edited, or none; with a tool, another one can be drawn meanwhile. */
  show(area: Ring | null, tool: DrawTool | null): void
  stop(): void
}

/** A lasso follows the hand to this many pixels. */
const LASSO_PIXELS = 2
/** A double click that finishes an area does not also zoom. */
const DOUBLE_CLICK_MS = 500
/** How near to a corner the pointer must be to take it, pixels. */
const REACH = { mouse: 12, finger: 24 } as const

/**
 * Draws and edits one area on a map that has its basemap. `onDrawn` is called with each area that was drawn or
 * edited, `onRefused` where what was drawn surrounds nothing.
 */
export function startAreaDrawing(
  map: MapInstance,
  { onDrawn, onRefused }: { onDrawn(area: Ring): void; onRefused(): void },
): AreaDrawing {
  const pointerDistance = matchMedia('(pointer: coarse)').matches ? REACH.finger : REACH.mouse
  const draw = new TerraDraw({
    adapter: new DrawAdapter({ map }),
    modes: [
      new TerraDrawPolygonMode({
        pointerDistance,
        styles: AREA_STYLE,
        keyEvents: { cancel: null, finish: 'Enter' },
        showCoordinatePoints: true,
      }),
      new TerraDrawFreehandMode({
        modeName: 'lasso',
        pointerDistance,
        styles: AREA_STYLE,
        keyEvents: { cancel: null, finish: 'Enter' },
        minDistance: 2 * LASSO_PIXELS,
        drawInteraction: 'click-move-or-drag',
        autoClose: true,
      }),
      new TerraDrawSelectMode({
        pointerDistance,
        styles: CORNER_STYLE,
        keyEvents: null,
        allowManualDeselection: false,
        flags: {
          polygon: {
            feature: {
              selfIntersectable: true,
              coordinates: { draggable: true, deletable: true, midpoints: { draggable: true } },
            },
          },
        },
      }),
    ],
  })
  let isGone = false
  map.once('remove', () => {
    isGone = true
  })
  let finishedAt = Number.NEGATIVE_INFINITY
  const onDoubleClick = (event: MouseEvent) => {
    if (event.timeStamp - finishedAt < DOUBLE_CLICK_MS) event.stopPropagation()
  }
  map.getCanvas().addEventListener('dblclick', onDoubleClick)
  draw.on('finish', (id, { mode, action }) => {
    finishedAt = performance.now()
    // A corner that was put in between is told of once it has been dragged.
    if (action === 'insertMidpoint') return
    const corners = cornersIn(draw.getSnapshotFeature(id))
    const area = ringOf(simplifyRing(corners, mode === 'lasso' ? LASSO_PIXELS * degreesPerPixel(map) : 0))
    if (area === null) onRefused()
    else onDrawn(area)
  })
  draw.start()

  return {
    show(area, tool) {
      if (isGone) return
      draw.clear()
      const id = area === null ? undefined : draw.addFeatures([featureOf(area)])[0]?.id
      // One finger draws, even where it scrolls the page otherwise.
      map.getCanvas().style.touchAction = tool === null ? '' : 'none'
      draw.setMode(tool ?? (id === undefined ? 'static' : 'select'))
      if (tool === null && id !== undefined) draw.selectFeature(id)
    },
    stop() {
      map.getCanvas().removeEventListener('dblclick', onDoubleClick)
      if (!isGone) draw.stop()
    },
  }
}

function degreesPerPixel(map: MapInstance): number {
  return 360 / (WORLD_PIXELS * 2 ** map.getZoom())
}

function featureOf(area: Ring): GeoJSONStoreFeatures {
  const corners = area.map(({ longitude, latitude }) => [longitude, latitude])
  const [first = []] = corners
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [[...corners, first]] },
    properties: { mode: 'polygon' },
  }
}

function cornersIn(feature: GeoJSONStoreFeatures | undefined): Ring {
  if (feature?.geometry.type !== 'Polygon') return []
  const corners = feature.geometry.coordinates[0] ?? []
  // The first one is repeated at the end.
  return corners.slice(0, -1).map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }))
}

/** Draws on a map, and leaves alone a cursor that something else on the map has set. */
class DrawAdapter extends TerraDrawMapLibreGLAdapter<MapInstance> {
  #isOwn = false

  override setCursor(cursor: Parameters<TerraDrawMapLibreGLAdapter<MapInstance>['setCursor']>[0]): void {
    const isNone = cursor === 'unset'
    if (isNone && !this.#isOwn) return
    this.#isOwn = !isNone
    super.setCursor(cursor)
  }
}
