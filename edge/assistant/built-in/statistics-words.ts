import { leftOutWords } from '../tools/left-out-words.ts'
import type { StatisticsOutput } from '../tools/tool-output.ts'

/** The rents of a set in a line. */
export function rentsLine({ count, criteria, rents }: StatisticsOutput): string {
  const where = criteria === '' ? '' : ` ${criteria}`
  const told =
    rents.median === null
      ? 'no rents'
      : `median ${rents.median}, mean ${rents.mean}, ${rents.low} to ${rents.high} $/SF/mo`
  return `${count}${where}: ${told}`
}

/** Two sets beside each other, and by how much their median rents differ. */
export function contrastWords(a: StatisticsOutput, b: StatisticsOutput): string {
  const notes = [a, b].map(leftOutWords).join('')
  if (a.medianRent === null || b.medianRent === null || a.medianRent === 0)
    return `${rentsLine(a)}\n${rentsLine(b)}${notes}`
  const share = Math.round((Math.abs(b.medianRent - a.medianRent) / a.medianRent) * 100)
  const verdict =
    share === 0
      ? 'The medians are the same to a percent.'
      : `The second median is ${share}% ${b.medianRent > a.medianRent ? 'higher' : 'lower'} than the first.`
  return `${rentsLine(a)}\n${rentsLine(b)}\n${verdict}${notes}`
}
