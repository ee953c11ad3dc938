import { expect } from 'vitest'
import { plainText } from '../../../../sync/assistant/linked-text.ts'

/** A figure as it is shown is the one of Postgres, to the last digit that is shown. */
export function expectShown(words: string, shown: string | undefined, value: unknown) {
  const [digits = ''] = /[\d,]*\.?\d+/.exec(plainText(shown ?? '')) ?? []
  const [, decimals = ''] = digits.split('.')
  const half = 0.5 * 10 ** -decimals.length
  const apart = Math.abs(Number(digits.replaceAll(',', '')) - Number(value))
  expect({ words, shown, value, isSame: digits !== '' && apart <= half * (1 + 1e-9) }).toMatchObject({
    isSame: true,
  })
}
