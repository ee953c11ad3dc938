import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packPmtiles } from '../../../edge/build/basemap/pack-pmtiles.ts'
import type { ByteSource } from '../../../edge/files/byte-source.ts'
import { ownCredits } from '../../../edge/maps/own-credits.ts'

test('a file says whose data it holds', async () => {
  expect(await ownCredits(sourceOf(fileWith({ attribution: '© Somebody' })))).toEqual([
    { text: '© Somebody', href: null },
  ])
})

test('a file that does not say, or cannot be read, has no credits', async () => {
  expect(await ownCredits(sourceOf(fileWith({})))).toEqual([])
  expect(await ownCredits(sourceOf(new TextEncoder().encode('no map at all')))).toEqual([])
  const broken: ByteSource = {
    about: () => Promise.reject(new Error('gone')),
    read: () => Promise.reject(new Error('gone')),
  }
  expect(await ownCredits(broken)).toEqual([])
})

function fileWith(metadata: object): Uint8Array<ArrayBuffer> {
  return packPmtiles([{ z: 0, x: 0, y: 0, bytes: new Uint8Array(gzipSync('tile')) }], {
    maxZoom: 0,
    bounds: { west: -180, south: -85, east: 180, north: 85 },
    center: { longitude: 0, latitude: 0, zoom: 0 },
    metadata,
  })
}

function sourceOf(bytes: Uint8Array<ArrayBuffer>): ByteSource {
  return {
    about: async () => ({ size: bytes.length, version: '1' }),
    read: async (offset, length) => bytes.slice(offset, offset + length).buffer,
  }
}
