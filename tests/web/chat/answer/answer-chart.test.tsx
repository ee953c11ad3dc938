import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../../../sync/domain/dates/days.ts'
import { AnswerChart } from '../../../../web/chat/answer/answer-chart.tsx'

const day = (date: string) => Date.parse(date) / DAY_MS
const placesOf = (days: readonly (number | undefined)[]) => {
  const points = days.map((day, i) => ({ label: `${i}`, value: i, n: 9, text: `${i}`, day }))
  const html = renderToStaticMarkup(<AnswerChart title="Median rent" points={points} />)
  return Array.from(html.matchAll(/cx="([\d.]+)"/g), ([, x]) => Number(x))
}

test('a quarter without rows leaves its room on the axis of time', () => {
  const [first = 0, second = 0, fourth = 0] = placesOf(['2024-01-01', '2024-04-01', '2024-10-01'].map(day))
  expect((fourth - second) / (second - first)).toBeCloseTo(183 / 91)
})

test('points of a conversation that was kept before they had days stand at even steps', () => {
  const [first = 0, second = 0, third = 0] = placesOf([undefined, undefined, undefined])
  expect(third - second).toBeCloseTo(second - first)
})

test('labels of the axis that would touch are left out', () => {
  const points = ['2020-01-01', '2024-01-01', '2024-02-01', '2026-01-01'].map((date) => ({
    label: date.slice(0, 7),
    value: 1,
    n: 9,
    text: '$1',
    day: day(date),
  }))
  const html = renderToStaticMarkup(<AnswerChart title="Median rent" points={points} />)
  const labels = Array.from(html.matchAll(/<text[^>]*>([\d-]+)</g), ([, label]) => label)
  expect(labels).toEqual(['2020-01', '2024-01', '2026-01'])
})
