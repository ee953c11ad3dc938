import { expect, test } from 'vitest'
import { createTileHealth } from '../../../../web/map/basemap/tile-health.ts'

test('a basemap is lost once most of its tiles fail, and not for a few', () => {
  const health = createTileHealth()
  for (let i = 0; i < 3; i++) health.failed()
  expect(health.isLost()).toBe(false)
  health.failed()
  expect(health.isLost()).toBe(true)
  for (let i = 0; i < 4; i++) health.loaded()
  expect(health.isLost()).toBe(false)
  health.failed()
  expect(health.isLost()).toBe(true)
})
