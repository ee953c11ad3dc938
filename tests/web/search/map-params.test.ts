import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringOf } from '../../../sync/domain/area/area.ts'
import { boundsOf } from '../../../sync/domain/area/coordinates.ts'
import { areaParam, mapFilterIn, withinParam } from '../../../web/search/map-params.ts'
import { filterIn, searchPageParams } from '../../../web/search/search-params.ts'
import { parseSearch, stringifySearch } from '../../../web/search-params.ts'

const read = (search: string) => searchPageParams.parse(parseSearch(search))
const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a drawn area survives the way into the URL and back', () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { minLength: 3, maxLength: 200 }), (corners) => {
      const area = ringOf(corners)
      if (area === null) return
      expect(mapFilterIn(read(stringifySearch({ area: areaParam(area) })))).toEqual({ area })
    }),
  )
})

test('a view keeps all that was seen in it, and is no larger than a meter at each side', () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { minLength: 2 }), (places) => {
      const seen = boundsOf(places)
      if (seen === null) return
      const { view } = mapFilterIn(read(stringifySearch({ within: withinParam(seen) })))
      if (view === undefined) throw new Error('The view was not read.')
      const grown = [
        seen.south - view.south,
        seen.west - view.west,
        view.north - seen.north,
        view.east - seen.east,
      ]
      expect(Math.min(...grown)).toBeGreaterThan(-2e-9)
      expect(Math.max(...grown)).toBeLessThan(1.1e-5)
    }),
  )
})

test('a view is written so that a hand can change it', () => {
  const seen = { south: 29.512341, west: -95.876549, north: 30.1, east: -94.900001 }
  expect(withinParam(seen)).toBe('-95.87655,29.51234,-94.9,30.1')
  expect(withinParam({ south: -91, west: -200, north: 95, east: 181 })).toBe('-180,-90,180,90')
  expect(mapFilterIn(read('?within=-95.9, 29.5,-95, 30')).view).toEqual({
    south: 29.5,
    west: -95.9,
    north: 30,
    east: -95,
  })
})

test.each([
  '?area=',
  '?area=Houston',
  '?area=_p~iF~ps|U',
  '?area=%00',
  '?within=',
  '?within=1,2,3',
  '?within=1,2,3,4,5',
  '?within=-95,29,-96,30',
  '?within=-96,30,-95,29',
  '?within=-96,29,-95,',
  '?within=-96,29,-95,1e1',
  '?within=-196,29,-95,30',
  '?within=a,b,c,d',
])('%s asks nothing', (search) => {
  expect(read(search)).toEqual({})
})

test('what the map asks is no part of the filter panel', () => {
  expect(filterIn(read('?minRent=1&within=-96,29,-95,30&area=_p~iF~ps|U_ulLnnqC_mqNvxq%60@'))).toEqual({
    minRent: 1,
  })
})
