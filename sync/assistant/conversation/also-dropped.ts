import type { Criterion } from '../../domain/criteria/criterion.ts'
import { isSameMatter } from './refine.ts'

const NOR_THAT = /^(?:and|also|or|nor)\b(?!.*\b(?:with|add|include|need|want|must|has to|have to)\b)/i

/**
 * "nor the yard" right after "they don't need the crane": a feature that is asked for goes as the one before did. Null
 * where the last turn took no feature away, or this one names anything else.
 */
export function alsoDropped(
  known: readonly Criterion[],
  before: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): Criterion[] | null {
  const isGone = (one: Criterion) => !known.some((other) => isSameMatter(other, one))
  if (!NOR_THAT.test(text) || !before.some((one) => isFeature(one) && isGone(one))) return null
  const isAskedFor = (one: Criterion) => known.some((other) => isSameMatter(other, one) && !isDenied(other))
  if (asked.length === 0 || !asked.every((one) => isFeature(one) && isAskedFor(one))) return null
  return known.filter((one) => !asked.some((other) => isSameMatter(one, other)))
}

const LIKEWISE =
  /^(?:(?:and|ok|okay|oh)[, ]+)*(?:(?:neither|nor) (?:do|does|is|are)|(?:the )?same (?:goes )?(?:for|with|on)|ditto (?:for|on|with)?) (?:the |a |an |any )?(?<what>[^,;]+?)(?: either| too)?[.!]*$/i

/** "and everything over 30k" right after what was left out. */
const AND_ALL =
  /^(?:(?:and|also|plus|or|nor)[, ]+)+(?:also )?(?<what>(?:everything|anything|the ones|those|all|whatever)\b .+)$/i

/** "neither does the ESFR" right after "clear height doesn't matter", "same for Spring" after "not Katy": in those words. */
export function likewise(known: readonly Criterion[], before: readonly Criterion[], text: string): string {
  const all = AND_ALL.exec(text)?.groups?.what
  const what = LIKEWISE.exec(text)?.groups?.what
  const further = known.filter((one) => !before.includes(one))
  if (all !== undefined && before.length > 0 && further.length > 0 && further.every(isDenied))
    return `exclude ${all}`
  if (what === undefined || before.length === 0) return text
  if (further.length > 0) return further.every(isDenied) ? `not ${what}` : text
  return before.length > known.length ? `no need for ${what}` : text
}

function isFeature({ kind }: Criterion): boolean {
  return kind === 'amenity' || kind === 'rail'
}

function isDenied(one: Criterion): boolean {
  return 'not' in one && one.not
}
