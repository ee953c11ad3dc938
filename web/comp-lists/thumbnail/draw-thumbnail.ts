import { darkPicture } from '../../../sync/pictures/dark-picture.ts'
import { drawMap } from '../../../sync/pictures/draw/draw-map.ts'
import type { View } from '../../../sync/pictures/mercator.ts'
import { builtInTiles } from '../../data/maps/built-in-tiles.ts'
import type { Theme } from '../../ui/theme/theme-store.ts'

/** Pictures kept, those used last: a page of lists, in both themes. */
const MOST_KEPT = 64
const kept = new Map<string, Promise<string>>()

/** The ground of a small map as an address for `<img>`; the same view is drawn once. */
export function drawThumbnail(view: View, theme: Theme): Promise<string> {
  const key = JSON.stringify([view, theme])
  const drawing = kept.get(key) ?? draw(view, theme)
  kept.delete(key)
  kept.set(key, drawing)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? key)
  drawing.catch(() => kept.delete(key))
  return drawing
}

async function draw(view: View, theme: Theme): Promise<string> {
  const svg = await drawMap({ ...view, tiles: await builtInTiles() })
  return `data:image/svg+xml,${encodeURIComponent(theme === 'dark' ? darkPicture(svg) : svg)}`
}
