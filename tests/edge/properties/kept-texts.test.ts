import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeptTexts } from '../../../edge/properties/kept-texts.ts'

test('whatever is asked in turn, each key is answered with its own value, and never more is kept than there is room', () => {
  const asked = fc.array(fc.nat(20), { maxLength: 200 })
  fc.assert(
    fc.property(asked, fc.nat(60), (keys, most) => {
      const kept = createKeptTexts<number, string>(most)
      const inRoom: number[] = []
      for (const key of keys) {
        let made = false
        const value = kept.of(key, () => {
          made = true
          return textOf(key)
        })
        expect(value).toBe(textOf(key))
        expect(made).toBe(!inRoom.includes(key))
        remember(inRoom, key, most)
      }
    }),
  )
})

function textOf(key: number): string {
  return `${key} `.repeat(key)
}

/** The same rule in the plainest way: the last asked first, as many as there is room for. */
function remember(inRoom: number[], key: number, most: number): void {
  const at = inRoom.indexOf(key)
  if (at >= 0) inRoom.splice(at, 1)
  inRoom.push(key)
  while (inRoom.reduce((sum, kept) => sum + textOf(kept).length, 0) > most) inRoom.shift()
}
