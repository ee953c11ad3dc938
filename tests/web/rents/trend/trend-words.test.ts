import { expect, test } from 'vitest'
import { DRAWN_QUARTERS, rentTrend } from '../../../../sync/trends/rent-trend.ts'
import { datedWords, paceWords, spanWords } from '../../../../web/rents/trend/trend-words.ts'

test('a trend says which quarters it is of, and how many rents are older than what is drawn', () => {
  const rents = ['2015-02', '2016-05', '2022-01', '2024-08-01', null].map((dateSigned) => ({
    dateSigned,
    rentPerSf: 1,
  }))
  const drawn = rentTrend(rents, DRAWN_QUARTERS)
  expect([spanWords(drawn.quarters), datedWords(drawn)]).toEqual([
    '1Q22\u2009–\u20093Q24',
    '4 of 5 rents have a date, 2 of them in these quarters',
  ])
  const [, , ...recent] = rents
  expect(datedWords(rentTrend(recent, DRAWN_QUARTERS))).toBe('2 of 3 rents have a date')
  expect(spanWords([])).toBe('')
})

test('a rate a year is told where it is more than chance, and is unclear where it may be none', () => {
  expect(paceWords({ percent: 4.4, spread: 1.6 })).toBe('+4.4%/yr')
  expect(paceWords({ percent: -4.4, spread: 1.6 })).toBe('\u22124.4%/yr')
  expect([paceWords({ percent: 3.1, spread: 1.6 }), paceWords({ percent: -0.2, spread: 0.5 })]).toEqual([
    'unclear',
    'unclear',
  ])
})
