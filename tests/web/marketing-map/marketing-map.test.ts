import { expect, test } from 'vitest'
import { memoryStorage } from '../../../web/allow-storage.ts'
import { keyPage } from '../../../web/marketing-map/key-page.ts'
import { mapFileName } from '../../../web/marketing-map/map-file-name.ts'
import { pictureWords } from '../../../web/marketing-map/marketing-map-words.ts'
import { readPanelOpen, writePanelOpen } from '../../../web/marketing-map/panel-choice.ts'

test('the words for a picture count the properties on it and their places, and name its ring', () => {
  const center = { latitude: 29.75, longitude: -95.36 }
  expect(pictureWords({ count: 3, places: 2, center, radiusMiles: 3 })).toBe(
    'Marketing map of 3 properties at 2 places around the place searched, with a ring at 3.0 miles',
  )
  expect(pictureWords({ count: 1, places: 1, center: null })).toBe('Marketing map of 1 property at 1 place')
})

test('the file of a picture is named after what it shows and its day, in signs that are safe', () => {
  expect(mapFileName('proximity-comps', '2026-11-21')).toBe('proximity-comps-map-2026-11-21.jpg')
  expect(mapFileName('Katy / West', '2026-11-21')).toBe('Katy-West-map-2026-11-21.jpg')
})

test('the panel is open until it is closed', () => {
  const storage = memoryStorage()
  const before = readPanelOpen(storage)
  writePanelOpen(storage, false)
  expect([before, readPanelOpen(storage)]).toEqual([true, false])
})

test('the key shows every comp on exactly one page, and stays on a page there is', () => {
  for (const count of [1, 20, 21, 95]) {
    const { pages } = keyPage(count, 0)
    const rows = Array.from({ length: pages }, (_, i) => keyPage(count, i)).flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    )
    expect(rows).toEqual(Array.from({ length: count }, (_, i) => i + 1))
  }
  expect(keyPage(21, 7)).toEqual({ page: 1, pages: 2, first: 21, last: 21 })
})
