import { expect, test } from 'vitest'
import { slopeWords } from '../../../../web/rents/trend/trend-words.ts'

test('a slope has a sign but where it is shown as none', () => {
  expect([4.44, -0.06, 0.04, -0.04, 0].map(slopeWords)).toEqual([
    '+4.4%',
    '\u22120.1%',
    '0.0%',
    '0.0%',
    '0.0%',
  ])
})
