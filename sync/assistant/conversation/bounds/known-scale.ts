import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { Range } from '../../../domain/criteria/range.ts'
import { canTimes } from './figure-times.ts'

const THOUSAND = 1e3
const MILLION = 1e6
/** How many times one figure may be another and still be of its scale. */
const NEAREST = 16

/** "size to 75 max" after 25 to 50k: a figure that is said without its thousands has those of the range that stands. */
export function inKnownScale(known: readonly Criterion[], asked: Criterion, text: string): Criterion {
  if (asked.kind !== 'range') return asked
  const before = known.find((one) => one.kind === 'range' && one.field === asked.field)
  const { min, max } = asked
  const bound = [max, min].find((one) => one !== null && isBare(one, text)) ?? null
  const middle = min === null || max === null ? null : Math.round((min + max) / 2)
  const figure = bound ?? (middle !== null && isBare(middle, text) ? middle : null)
  if (before?.kind !== 'range' || figure === null) return asked
  const times = [THOUSAND, MILLION].find(
    (scale) =>
      canTimes(scale, before, figure) &&
      apart(before, figure) > scale / NEAREST &&
      apart(before, figure * scale) < NEAREST,
  )
  if (times === undefined) return asked
  const scaled = (one: number | null) => (one === null ? null : one * times)
  return bound === null
    ? { ...asked, min: figure * times, max: figure * times }
    : { ...asked, min: scaled(min), max: scaled(max) }
}

/** How many times a figure is the nearest bound, or the bound the figure. */
function apart({ min, max }: Range, figure: number): number {
  const bounds = [min, max].filter((bound) => bound !== null && bound > 0)
  return Math.min(...bounds.map((bound) => Math.max(figure / (bound ?? 1), (bound ?? 1) / figure)))
}

/** Whether a figure stands in some words without a unit. */
function isBare(figure: number, text: string): boolean {
  const digits = String(figure).replace('.', '\\.')
  return new RegExp(
    `(?<![\\d.,])${digits}(?![\\d.,]*\\d| ?(?:k|m|mil|million|thousand|grand|sf|sq|square)\\b)`,
    'i',
  ).test(text)
}
