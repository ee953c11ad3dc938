import { gzipSync } from 'node:zlib'
import { Compression, TileType, zxyToTileId } from 'pmtiles'
import type { Tile } from './cut-tiles.ts'
import type { Area } from './tile-areas.ts'

const HEADER_BYTES = 127
/** A reader asks for this much at first; header and directory must be within it. */
const FIRST_READ_BYTES = 16_384
const DEGREE = 1e7

export interface PmtilesAbout {
  readonly maxZoom: number
  readonly bounds: Area
  readonly center: { readonly longitude: number; readonly latitude: number; readonly zoom: number }
  /** What a reader of the file needs beside the tiles: credits and layers. */
  readonly metadata: object
}

interface Entry {
  readonly id: number
  readonly offset: number
  readonly length: number
  /** How many tiles in a row have this content. */
  run: number
}

/**
 * One PMTiles file, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md), with one directory.
 * Equal tiles are stored once.
 * @throws when there are more tiles than one directory holds
 */
export function packPmtiles(tiles: Iterable<Tile>, about: PmtilesAbout): Uint8Array<ArrayBuffer> {
  const { entries, contents, addressed } = placeContents(tiles)
  const directory = gzipSync(directoryOf(entries), { level: 9 })
  if (HEADER_BYTES + directory.length > FIRST_READ_BYTES) throw new Error('Too many tiles for one directory.')
  const metadata = gzipSync(JSON.stringify(about.metadata), { level: 9 })
  const tileBytes = contents.reduce((sum, { length }) => sum + length, 0)
  const header = new DataView(new ArrayBuffer(HEADER_BYTES))
  for (const [i, byte] of new TextEncoder().encode('PMTiles').entries()) header.setUint8(i, byte)
  header.setUint8(7, 3)
  const metadataAt = HEADER_BYTES + directory.length
  const tilesAt = metadataAt + metadata.length
  const counts = [
    ...[HEADER_BYTES, directory.length],
    ...[metadataAt, metadata.length],
    // No further directories.
    ...[tilesAt, 0],
    ...[tilesAt, tileBytes],
    ...[addressed, entries.length, contents.length],
  ]
  for (const [i, count] of counts.entries()) header.setBigUint64(8 + 8 * i, BigInt(count), true)
  const { bounds, center } = about
  // Clustered: contents lie in the order of their tiles.
  for (const [i, byte] of [1, Compression.Gzip, Compression.Gzip, TileType.Mvt, 0, about.maxZoom].entries()) {
    header.setUint8(96 + i, byte)
  }
  for (const [i, degrees] of [bounds.west, bounds.south, bounds.east, bounds.north].entries()) {
    header.setInt32(102 + 4 * i, degrees * DEGREE, true)
  }
  header.setUint8(118, center.zoom)
  header.setInt32(119, center.longitude * DEGREE, true)
  header.setInt32(123, center.latitude * DEGREE, true)
  return new Uint8Array(Buffer.concat([new Uint8Array(header.buffer), directory, metadata, ...contents]))
}

function placeContents(tiles: Iterable<Tile>): {
  entries: Entry[]
  contents: Uint8Array[]
  addressed: number
} {
  const inOrder = Array.from(tiles, ({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes })).toSorted(
    (a, b) => a.id - b.id,
  )
  const entries: Entry[] = []
  const contents: Uint8Array[] = []
  const offsets = new Map<string, number>()
  let end = 0
  for (const { id, bytes } of inOrder) {
    const content = Buffer.from(bytes).toString('latin1')
    const offset = offsets.get(content) ?? end
    const before = entries.at(-1)
    if (before !== undefined && before.id + before.run === id && before.offset === offset) {
      before.run++
      continue
    }
    if (offset === end) {
      offsets.set(content, offset)
      contents.push(bytes)
      end += bytes.length
    }
    entries.push({ id, offset, length: bytes.length, run: 1 })
  }
  return { entries, contents, addressed: inOrder.length }
}

/** Column by column: ids as steps, then runs, lengths, and offsets, where 0 says that a content follows the last. */
function directoryOf(entries: readonly Entry[]): Uint8Array {
  const bytes: number[] = []
  writeVarint(bytes, entries.length)
  let lastId = 0
  for (const { id } of entries) {
    writeVarint(bytes, id - lastId)
    lastId = id
  }
  for (const { run } of entries) writeVarint(bytes, run)
  for (const { length } of entries) writeVarint(bytes, length)
  let lastEnd: number | undefined
  for (const { offset, length } of entries) {
    writeVarint(bytes, offset === lastEnd ? 0 : offset + 1)
    lastEnd = offset + length
  }
  return Uint8Array.from(bytes)
}

function writeVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80)
    rest = Math.floor(rest / 0x80)
  }
  bytes.push(rest)
}
