/** Indigo 9, the user's own thing in both themes. */
const ACCENT = '#3e63dd'
const WHITE = '#ffffff'

const CORNER_PIXELS = 4
const LINE_PIXELS = 2

/** How an area looks, and its corners while it is being drawn. */
export const AREA_STYLE = {
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
export const CORNER_STYLE = {
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
