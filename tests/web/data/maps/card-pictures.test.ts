import { expect, test } from 'vitest'
import type { LatLng } from '../../../../sync/domain/area/coordinates.ts'
import { createCardPictures } from '../../../../web/data/maps/card-pictures.ts'
import type { KeptPicture } from '../../../../web/data/maps/fetch-card-picture.ts'

const PLACED = { id: 'a', latitude: 29.76, longitude: -95.37 }
const SIZE = { width: 112, height: 124 }
const PICTURE = { isDrawn: true, addressIn: (theme: string) => `blob:${theme}` }
const UNPLACED = { id: 'b', latitude: null, longitude: -95.37 }

/** A source of pictures that answers when it is told to. */
function makeSource() {
  const asked: LatLng[] = []
  const waiting: PromiseWithResolvers<KeptPicture | null>[] = []
  const pictures = createCardPictures((place) => {
    asked.push(place)
    const answer = Promise.withResolvers<KeptPicture | null>()
    waiting.push(answer)
    return answer.promise
  })
  return { asked, pictures, next: () => waiting.shift() }
}

test('a picture is requested once, on request, and kept', async () => {
  const { asked, pictures, next } = makeSource()
  expect([pictures.of(PLACED), asked]).toEqual([{ kind: 'not_requested' }, []])
  pictures.request(PLACED, SIZE)
  pictures.request({ ...PLACED }, SIZE)
  expect([pictures.of(PLACED), asked.length]).toEqual([{ kind: 'loading' }, 1])
  next()?.resolve(PICTURE)
  await expect.poll(() => pictures.of({ ...PLACED })).toEqual({ kind: 'shown', ...PICTURE })
  pictures.request(PLACED, SIZE)
  expect(asked.length).toBe(1)
})

test('without both coordinates it fails at once, and nothing is asked', () => {
  const { asked, pictures } = makeSource()
  pictures.request(UNPLACED, SIZE)
  expect([pictures.of(UNPLACED), asked]).toEqual([{ kind: 'failed' }, []])
})

test.each(['no picture', 'an error'])(
  'where the source has %s it fails, and is not asked again',
  async (answer) => {
    const { asked, pictures, next } = makeSource()
    pictures.request(PLACED, SIZE)
    if (answer === 'an error') next()?.reject(new TypeError('fetch failed'))
    else next()?.resolve(null)
    await expect.poll(() => pictures.of(PLACED)).toEqual({ kind: 'failed' })
    pictures.request(PLACED, SIZE)
    expect(asked.length).toBe(1)
  },
)

test('a property that moved has another picture', async () => {
  const { asked, pictures, next } = makeSource()
  pictures.request(PLACED, SIZE)
  next()?.resolve(PICTURE)
  await expect.poll(() => pictures.of(PLACED).kind).toBe('shown')
  const moved = { ...PLACED, latitude: 29.8 }
  expect(pictures.of(moved)).toEqual({ kind: 'not_requested' })
  pictures.request(moved, SIZE)
  expect(asked).toMatchObject([{ latitude: 29.76 }, { latitude: 29.8 }])
})

test('who draws a card is told of every change, until it is gone', async () => {
  const { pictures, next } = makeSource()
  const seen: string[] = []
  const stop = pictures.subscribe(() => seen.push(pictures.of(PLACED).kind))
  pictures.request(PLACED, SIZE)
  next()?.resolve(PICTURE)
  await expect.poll(() => seen).toEqual(['loading', 'shown'])
  pictures.fail(PLACED)
  stop()
  pictures.fail({ ...PLACED, id: 'c' })
  expect(seen).toEqual(['loading', 'shown', 'failed'])
})
