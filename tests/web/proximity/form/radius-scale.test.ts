import { expect, test } from 'vitest'
import { toRadius } from '../../../../sync/domain/proximity.ts'
import { RADIUS_STOPS, stopOf } from '../../../../web/proximity/form/radius-scale.ts'

test('the slider goes from 0.1 to 100 miles, always farther, and only to radii the form can hold', () => {
  expect([RADIUS_STOPS.at(0), RADIUS_STOPS.at(-1)]).toEqual([0.1, 100])
  expect(RADIUS_STOPS.every((miles, i) => i === 0 || miles > (RADIUS_STOPS[i - 1] ?? 0))).toBe(true)
  expect(RADIUS_STOPS.map(toRadius)).toEqual(RADIUS_STOPS)
})

test('every stop is found again, and another radius stands at the nearest one', () => {
  expect(RADIUS_STOPS.map(stopOf)).toEqual([...RADIUS_STOPS.keys()])
  for (const miles of [0.1, 3.3, 7.7, 33.3, 99.9, 100]) {
    const nearest = Math.min(...RADIUS_STOPS.map((stop) => Math.abs(stop - miles)))
    expect(Math.abs((RADIUS_STOPS[stopOf(miles)] ?? 0) - miles)).toBe(nearest)
  }
})
