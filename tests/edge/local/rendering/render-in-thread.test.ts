import { inflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { renderInThread } from '../../../../edge/local/rendering/render-in-thread.ts'
import { makeComps } from '../../../make/comps.ts'
import { makeProperty } from '../../../make/property.ts'

function makeSvg(words: string, weight = 400): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60" font-family="Inter, Arial">' +
    `<rect width="400" height="60" fill="#ffffff"/><text x="5" y="40" font-size="30" font-weight="${weight}">${words}</text></svg>`
  )
}

/** How many bytes of a PNG's lines are not the plain background. */
async function inked(words: string, weight = 400): Promise<number> {
  const png = Buffer.from(await renderInThread.rasterize(makeSvg(words, weight)))
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
  expect(await renderInThread.rasterize(makeSvg('Houston', 700))).not.toEqual(
    await renderInThread.rasterize(makeSvg('Houston')),
  )
})

test('many at once are each their own picture, and one that is no SVG fails alone', async () => {
  const [first, broken, second, again] = await Promise.allSettled([
    renderInThread.rasterize(makeSvg('one')),
    renderInThread.rasterize('<svg'),
    renderInThread.rasterize(makeSvg('two')),
    renderInThread.rasterize(makeSvg('one')),
  ])
  expect([first.status, broken.status, second.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(again).toEqual(first)
  expect(second).not.toEqual(first)
})

test('a picture asked long after the last one is the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = await renderInThread.rasterize(makeSvg('one'))
    expect(vi.getTimerCount()).toBe(1)
    vi.runAllTimers()
    expect(await renderInThread.rasterize(makeSvg('one'))).toEqual(first)
  } finally {
    vi.useRealTimers()
  }
})

test('a PDF and a picture asked at once are each made', async () => {
  const rows = [{ property: makeProperty({ address: '4710 Pinemont Dr' }) }]
  const [pdf, png, again] = await Promise.all([
    renderInThread.makePdf(makeComps({ rows }), {}),
    renderInThread.rasterize(makeSvg('one')),
    renderInThread.makePdf(makeComps({ rows }), {}),
  ])
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(again).toEqual(pdf)
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG')
})
