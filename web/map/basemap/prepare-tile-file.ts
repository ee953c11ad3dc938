import type { StyleSpecification } from 'maplibre-gl'
import { type Header, type PMTiles, TileType } from 'pmtiles'
import * as z from 'zod/mini'
import type { Theme } from '../../ui/theme/theme-store.ts'
import { BasemapFailure } from './basemap-failure.ts'
import { groundStyle } from './ground-style.ts'
import { rasterStyle } from './prepare-raster.ts'
import type { Preparation, PreparedBasemap } from './prepared-basemap.ts'
import { forgetTileFile, openTileFile, type TileFile } from './tile-file.ts'

const metadata = z.object({ vector_layers: z.optional(z.array(z.object({ id: z.string() }))) })

/** From here on, tiles hold streets. */
const STREETS_FROM_ZOOM = 13

/** Opens a file of tiles and finds out how to draw it. Throws `BasemapFailure`, or what `fetch` throws. */
export async function prepareTileFile(basemap: TileFile, { theme }: Preparation): Promise<PreparedBasemap> {
  const file = openTileFile(basemap)
  try {
    const header = await file.getHeader()
    return {
      basemap,
      theme,
      style: await styleFor(file, header, `pmtiles://${basemap.url}`, theme),
      detailZoom: header.maxZoom < STREETS_FROM_ZOOM ? header.maxZoom : null,
    }
  } catch (error) {
    // A file that could not be read stays unreadable: the next try opens it again.
    forgetTileFile(basemap)
    throw error
  }
}

/** Pictures, layers of ours, or those of Protomaps. */
async function styleFor(
  file: PMTiles,
  header: Header,
  url: string,
  theme: Theme,
): Promise<StyleSpecification> {
  switch (header.tileType) {
    case TileType.Png:
    case TileType.Jpeg:
    case TileType.Webp:
    case TileType.Avif:
      return rasterStyle({ type: 'raster', url, tileSize: 256 }, theme)
    case TileType.Mvt:
    case TileType.Mlt:
    case TileType.Unknown:
  }
  const layers = z.parse(metadata, await file.getMetadata()).vector_layers ?? []
  const has = (...ids: string[]) => ids.every((id) => layers.some((layer) => layer.id === id))
  if (has('land', 'place')) return groundStyle(url, theme)
  if (has('earth', 'water', 'roads')) {
    const { protomapsStyle } = await import('./protomaps-style.ts')
    return protomapsStyle(url, theme)
  }
  throw new BasemapFailure('unknown_layers')
}
