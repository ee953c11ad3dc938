import * as z from 'zod/mini'

export const BASEMAP_KINDS = ['streets', 'satellite', 'terrain'] as const
export type BasemapKind = (typeof BASEMAP_KINDS)[number]

const credit = {
  /** Names the provider in a notice: "OpenFreeMap". */
  name: z.string(),
  /** Who must be credited, as text and links; never markup. Empty where the style itself says it. */
  credits: z.array(z.object({ text: z.string(), href: z.nullable(z.string()) })),
}

/** One way to draw a map. */
export const basemap = z.discriminatedUnion('kind', [
  /** A MapLibre style, for each theme. */
  z.object({ kind: z.literal('style'), light: z.string(), dark: z.string(), ...credit }),
  /** Pictures by zoom, column and row. */
  z.object({
    kind: z.literal('raster'),
    tiles: z.string(),
    tileSize: z.union([z.literal(256), z.literal(512)]),
    maxZoom: z.number(),
    ...credit,
  }),
  /** One file of tiles. `whole`: small enough to be fetched at once and kept. */
  z.object({ kind: z.literal('pmtiles'), url: z.string(), whole: z.boolean(), ...credit }),
])
export type Basemap = z.infer<typeof basemap>

/** Per kind, the basemaps to try in order. The last one of the streets works without a network. */
export const basemaps = z.object({
  streets: z.array(basemap),
  satellite: z.array(basemap),
  terrain: z.array(basemap),
  /** For the embedded street view; null where none is configured. */
  streetViewKey: z.nullable(z.string()),
})
export type Basemaps = z.infer<typeof basemaps>
