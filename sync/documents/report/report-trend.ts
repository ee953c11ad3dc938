import { type TrendFigure, trendFigure } from '../model/trend-figure.ts'
import { escaped } from './escaped.ts'

const WIDTH = 960
const HEIGHT = 170
const LEFT = 56
const RIGHT = 40
const TOP = 8
const BOTTOM = 40

/** Rents over time as a chart. Empty where there is no trend. */
export function reportTrend(document: Parameters<typeof trendFigure>[0]): string {
  const trend = trendFigure(document)
  if (trend === null) return ''
  return `<section class="trend"><h2>${escaped(trend.title)}</h2><p>${escaped(trend.key)}</p>${drawing(trend)}</section>\n`
}

function drawing({ title, places, marks }: TrendFigure): string {
  const x = (at: number) => tenth(LEFT + at * (WIDTH - LEFT - RIGHT))
  const y = (at: number) => tenth(TOP + (1 - at) * (HEIGHT - TOP - BOTTOM))
  const rules = marks.map(
    (mark) =>
      `<path d="M${LEFT - 16} ${y(mark.y)}H${WIDTH - RIGHT + 16}"/><text x="${LEFT - 22}" y="${tenth(y(mark.y) + 4)}" text-anchor="end">${mark.words}</text>`,
  )
  const band = [
    ...places.map(({ x: at, high }) => `${x(at)},${y(high)}`),
    ...places.toReversed().map(({ x: at, low }) => `${x(at)},${y(low)}`),
  ]
  const line = places.map(({ x: at, median }) => `${x(at)},${y(median)}`)
  const dots = places.map(
    ({ x: at, median, words, n, isFew }) =>
      `<circle${isFew ? ' class="few"' : ''} cx="${x(at)}" cy="${y(median)}" r="4"/><text x="${x(at)}" y="${HEIGHT - 22}" text-anchor="middle">${words}</text><text x="${x(at)}" y="${HEIGHT - 6}" text-anchor="middle">n ${n}</text>`,
  )
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}">${rules.join('')}<polygon points="${band.join(' ')}"/><polyline points="${line.join(' ')}"/>${dots.join('')}</svg>`
}

function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
