import { gzipSync } from 'node:zlib'
import type { Tile } from '../../edge/build/basemap/cut-tiles.ts'
import { packPmtiles } from '../../edge/build/basemap/pack-pmtiles.ts'
import type { ByteSource } from '../../edge/files/byte-source.ts'
import { type MadeLayers, makeTiles } from './map-tiles.ts'

interface FileAbout {
  readonly bounds?: { west: number; south: number; east: number; north: number }
  readonly attribution?: string
}

/** A PMTiles file of zooms 0 to 2 with features made for a test, in memory. */
export async function makeTileFile(layers: MadeLayers, about: FileAbout = {}): Promise<ByteSource> {
  const { bounds = { west: -180, south: -85, east: 180, north: 85 }, attribution = '' } = about
  const maxZoom = 2
  const made = makeTiles(layers, { maxZoom })
  const tiles: Tile[] = []
  for (let z = 0; z <= maxZoom; z++) {
    for (let x = 0; x < 2 ** z; x++) {
      for (let y = 0; y < 2 ** z; y++) {
        const bytes = new Uint8Array(gzipSync((await made.read(z, x, y)) ?? new Uint8Array()))
        tiles.push({ z, x, y, bytes })
      }
    }
  }
  const center = { longitude: 0, latitude: 0, zoom: 0 }
  return byteSourceOf(packPmtiles(tiles, { maxZoom, bounds, center, metadata: { attribution } }))
}

/** Bytes in memory as a file. */
export function byteSourceOf(bytes: Uint8Array<ArrayBuffer>): ByteSource {
  return {
    about: async () => ({ size: bytes.length, version: '1' }),
    read: async (offset, length) => bytes.slice(offset, offset + length).buffer,
  }
}
