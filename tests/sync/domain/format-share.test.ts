import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShare } from '../../../sync/domain/format-share.ts'

test('a share is whole percents, and finer near all and none', () => {
  expect([0, 0.38, 1, 499 / 500, 1 / 500, 0.99999, 0.00001, 0.995, 0.145].map(formatShare)).toEqual([
    '0%',
    '38%',
    '100%',
    '99.8%',
    '0.2%',
    '>99.9%',
    '<0.1%',
    '99.5%',
    '15%',
  ])
})

test('only all is 100%, and only none is 0%', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (of, given) => {
        const some = given % (of + 1)
        expect([formatShare(some / of) === '100%', formatShare(some / of) === '0%']).toEqual([
          some === of,
          some === 0,
        ])
      },
    ),
  )
})
