import { NO_LEASE_TYPE } from '../../../sync/domain/format.ts'
import { leftOutWords } from '../tools/left-out-words.ts'
import type { RentFigures, StatisticsOutput } from '../tools/tool-output.ts'

/** The rents of a set, and of each lease type in it. */
export function statisticsWords(output: StatisticsOutput): string {
  const { rents, count, criteria, byLease } = output
  const where = criteria === '' ? '' : ` ${criteria}`
  const tail = leftOutWords(output)
  if (output.found === 0) return `I found ${count}${where}.${tail}`
  if (rents.mean === null) return `None of ${count}${where} has a rent.${tail}`
  const lines = byLease.map(
    (group) =>
      `${group.leaseType}: ${group.count}${group.rents.mean === null ? ', no rents' : `, ${rentLine(group.rents)}`}`,
  )
  return [
    `${count}${where}; ${rentWords(rents)}${tail}`,
    ...(byLease.length > 1
      ? ['By lease type, $/SF/mo:', ...lines]
      : lines.length === 1
        ? [
            `All are ${byLease[0]?.leaseType === NO_LEASE_TYPE ? 'without a lease type' : byLease[0]?.leaseType}.`,
          ]
        : []),
  ].join('\n')
}

function rentWords({
  withRent,
  mean,
  median,
  weightedMean,
  low,
  high,
  middleHalf,
  p90,
}: RentFigures): string {
  if (withRent.startsWith('[1]')) return `${withRent} has a rent, ${mean} per SF per month.`
  const weighted = weightedMean === null ? '' : `, ${weightedMean} weighted by size`
  return `${withRent} have rents, from ${low} to ${high}. The mean rent is ${mean} per SF per month${weighted}; the median is ${median}. The middle 50% are ${middleHalf}; 90% are at or below ${p90}.`
}

function rentLine({ mean, median, low, high }: RentFigures): string {
  return `mean ${mean}, median ${median}, ${low} to ${high}`
}

/** Two sets beside each other, and by how much their median rents differ. */
export function contrastWords(a: StatisticsOutput, b: StatisticsOutput): string {
  const line = (one: StatisticsOutput) =>
    `${one.count}${one.criteria === '' ? '' : ` ${one.criteria}`}: ${one.rents.median === null ? 'no rents' : `median ${one.rents.median}, mean ${one.rents.mean}, ${one.rents.low} to ${one.rents.high} $/SF/mo`}`
  const notes = [a, b].map(leftOutWords).join('')
  if (a.medianRent === null || b.medianRent === null || a.medianRent === 0)
    return `${line(a)}\n${line(b)}${notes}`
  const share = Math.round((Math.abs(b.medianRent - a.medianRent) / a.medianRent) * 100)
  const verdict =
    share === 0
      ? 'The medians are the same to a percent.'
      : `The second median is ${share}% ${b.medianRent > a.medianRent ? 'higher' : 'lower'} than the first.`
  return `${line(a)}\n${line(b)}\n${verdict}${notes}`
}
