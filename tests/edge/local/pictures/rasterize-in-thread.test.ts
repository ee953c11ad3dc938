import { inflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { rasterizeInThread } from '../../../../edge/local/pictures/rasterize-in-thread.ts'

function makeSvg(words: string, weight = 400): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60" font-family="Inter, Arial">' +
    `<rect width="400" height="60" fill="#ffffff"/><text x="5" y="40" font-size="30" font-weight="${weight}">${words}</text></svg>`
  )
}

/** How many bytes of a PNG's lines are not the plain background. */
async function inked(words: string, weight = 400): Promise<number> {
  const png = Buffer.from(await rasterizeInThread(makeSvg(words, weight)))
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
    }
  }
  return inflateSync(Buffer.concat(data)).filter((byte) => byte !== 0 && byte !== 255).length
}

test.each([
  ['Latin', 'Houston 290'],
  ['more Latin', 'Šłąęğ'],
  ['Greek', 'Αθήνα'],
  ['Cyrillic', 'Москва'],
  ['Vietnamese', 'Việt Nậm'],
])('text is drawn: %s', async (_, words) => {
  const blank = await inked('')
  for (const weight of [400, 700]) expect(await inked(words, weight)).toBeGreaterThan(blank + 500)
})

test('bold text has a font of its own', async () => {
  expect(await rasterizeInThread(makeSvg('Houston', 700))).not.toEqual(
    await rasterizeInThread(makeSvg('Houston')),
  )
})

test('many at once are each their own picture, and one that is no SVG fails alone', async () => {
  const [first, broken, second, again] = await Promise.allSettled([
    rasterizeInThread(makeSvg('one')),
    rasterizeInThread('<svg'),
    rasterizeInThread(makeSvg('two')),
    rasterizeInThread(makeSvg('one')),
  ])
  expect([first.status, broken.status, second.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(again).toEqual(first)
  expect(second).not.toEqual(first)
})

test('a picture asked long after the last one is the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = await rasterizeInThread(makeSvg('one'))
    expect(vi.getTimerCount()).toBe(1)
    vi.runAllTimers()
    expect(await rasterizeInThread(makeSvg('one'))).toEqual(first)
  } finally {
    vi.useRealTimers()
  }
})
