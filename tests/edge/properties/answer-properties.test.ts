import { expect, test } from 'vitest'
import { answerProperties } from '../../../edge/properties/answer-properties.ts'
import { makeProperty } from '../../make/property.ts'

const read = (slot: number) => makeProperty({ id: `p${slot}`, name: `Dock "${slot}"` })

test('however many properties are answered, they are one JSON document in their order', async () => {
  for (const count of [0, 1, 200, 201, 1_000]) {
    const slots = Uint32Array.from({ length: count }, (_, i) => count - i)
    const answer = await answerProperties('results', slots, read, { totalCount: count, parsedCriteria: null })
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(await answer.json()).toEqual({
      totalCount: count,
      parsedCriteria: null,
      results: Array.from(slots, read),
    })
  }
})

test('other work goes on while many properties are written', async () => {
  let turns = 0
  const timer = setInterval(() => turns++)
  const slots = Uint32Array.from({ length: 5_000 }, (_, i) => i)
  const answer = await answerProperties('properties', slots, read, {})
  await answer.text()
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})
