import { describe, expect, test } from 'vitest'
import { geocode } from '../../../edge/geocode/geocode.ts'
import { createGeocodeMemory } from '../../../edge/services/geocode-memory.ts'
import { censusAnswer, mapboxAnswer } from '../geocode-providers.ts'
import { book, CENSUS, hosts, json, MAPBOX, MATCH, TANNER, world } from './geocode-world.ts'

describe('what was asked before', () => {
  test('is not asked again while it may be kept', async () => {
    const services = world({ [CENSUS]: json(censusAnswer(MATCH)) })
    const first = await geocode(services, book, TANNER)
    expect(await geocode(services, book, ' 9600  TANNER RD., Houston TX 77041')).toEqual(first)
    services.day = 29
    await geocode(services, book, TANNER)
    expect(services.asked).toHaveLength(1)
    services.day = 31
    await geocode(services, book, TANNER)
    expect(services.asked).toHaveLength(2)
  })

  test('is not kept where the provider forbids it', async () => {
    const services = world({
      [CENSUS]: json(censusAnswer()),
      [MAPBOX]: json(mapboxAnswer({ address: TANNER, longitude: -95, latitude: 29 })),
    })
    await geocode(services, book, TANNER)
    await geocode(services, book, TANNER)
    expect(hosts(services)).toEqual([CENSUS, MAPBOX, MAPBOX])
  })

  test('is not kept where it failed', async () => {
    const services = world({}, { MAPBOX_ACCESS_TOKEN: undefined, GOOGLE_MAPS_API_KEY: undefined })
    await geocode(services, book, TANNER)
    await geocode(services, book, TANNER)
    expect(services.asked).toHaveLength(4)
  })

  test('by several at once is asked once', async () => {
    const services = world({ [CENSUS]: json(censusAnswer(MATCH)) })
    const answers = await Promise.all(Array.from({ length: 5 }, () => geocode(services, book, TANNER)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(services.asked).toHaveLength(1)
  })

  test('is forgotten, the longest unused first, where there is too much of it', () => {
    const memory = createGeocodeMemory(2)
    const now = new Date(0)
    for (const key of ['a', 'b']) memory.keep(key, { kind: 'nothing' }, 1)
    memory.get('a', now)
    memory.keep('c', { kind: 'nothing' }, 1)
    expect(['a', 'b', 'c'].map((key) => memory.get(key, now)?.kind)).toEqual([
      'nothing',
      undefined,
      'nothing',
    ])
  })
})
