import { expect, test } from 'vitest'
import { urlSource } from '../../../edge/files/byte-source.ts'
import { ownBasemap } from '../../../edge/maps/basemap-sources.ts'

const CONTENT = '0123456789'
const ADDRESS = 'https://maps.example/us.pmtiles'

test('a server that knows ranges is asked for the part alone', async () => {
  const asked: (string | null)[] = []
  const source = urlSource(ADDRESS, async ({ headers }) => {
    const range = headers.get('range')
    asked.push(range)
    const [, from = '', to = ''] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? []
    return new Response(CONTENT.slice(Number(from), Number(to) + 1), {
      status: 206,
      headers: { 'Content-Range': `bytes ${from}-${to}/10`, ETag: '"7"' },
    })
  })
  expect(textOf(await source.read(2, 3))).toBe('234')
  expect(await source.about()).toEqual({ size: 10, version: '"7"' })
  expect(asked).toEqual(['bytes=2-4', 'bytes=0-0'])
})

test('a server that knows none is asked for all of it', async () => {
  const source = urlSource(
    ADDRESS,
    async () =>
      new Response(CONTENT, {
        headers: { 'Content-Length': '10', 'Last-Modified': 'Sat, 21 Nov 2026 00:00:00 GMT' },
      }),
  )
  expect(textOf(await source.read(2, 3))).toBe('234')
  expect(await source.about()).toEqual({ size: 10, version: 'Sat, 21 Nov 2026 00:00:00 GMT' })
})

test('a server that refuses is an error', async () => {
  const source = urlSource(ADDRESS, async () => new Response('gone', { status: 404 }))
  await expect(source.read(0, 1)).rejects.toThrow('The file of tiles answered 404.')
  await expect(source.about()).rejects.toThrow('The file of tiles answered 404.')
})

test('a path is a file, an address is asked', () => {
  const ask = () => Promise.reject(new Error('not now'))
  const file = urlSource('https://stands.example/for-a-file', ask)
  const fileAt = (path: string) => (path === '/srv/us.pmtiles' ? file : null)
  expect(ownBasemap('/srv/us.pmtiles', ask, fileAt)).toBe(file)
  expect(ownBasemap(ADDRESS, ask, fileAt)).not.toBe(file)
  expect(ownBasemap(null, ask, fileAt)).toBeNull()
})

function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder().decode(bytes)
}
