import type { Criterion } from '../../domain/criteria/criterion.ts'
import type { ComparedSet } from './ask.ts'

const BETWEEN =
  /^(?:.*?\b(?:compare|comparison (?:of|between)|difference (?:in .+? )?between|gap between|spread between)\s+)?(?<a>.+?)\s+(?:vs\.?|versus|v\.|against|compared (?:to|with)|relative to)\s+(?<b>.+?)[?.!]*$/i
const COMPARE =
  /\b(?:compare|comparison (?:of|between)|difference (?:in .+? )?between|gap between|spread between)\s+(?<a>.+?)\s+(?:and|to|with|&)\s+(?<b>.+?)[?.!]*$/i
const IS_THAN =
  /^(?:is|are|do|does)\s+(?<a>.+?)\s+(?:(?:much|any|really|generally|usually|still|typically|rents?|priced) )*(?:cheaper|pricier|dearer|costlier|higher|lower|bigger|larger|smaller|newer|older|taller|more expensive|less expensive|better|richer|longer|shorter)(?: \w+)? than\s+(?<b>.+?)[?.!]*$/i
const OR_WHICH =
  /^(?:which is|what's|what is|where is it) (?:the )?(?:cheaper|pricier|higher|lower|bigger|more expensive)[,:]? (?<a>.+?) or (?<b>.+?)[?.!]*$/i

const HIGHER_IN =
  /^(?:are|is|where (?:are|is)|which (?:is|has|are))\b(?<lead>.*?)\b(?:higher|lower|cheaper|pricier|bigger|larger|smaller|newer|older|taller|more expensive)\b(?: rents?)?(?: in| for| at| with)?:? (?<a>.+?) or (?:in |for |at )?(?<b>.+?)[?.!]*$/i

type Read = (words: string) => readonly Criterion[]

/** The two sets of "Tomball against Conroe, median mfg rent": what is not compared holds for both. Null where none are. */
export function comparedSets(text: string, read: Read): [ComparedSet, ComparedSet] | null {
  for (const pattern of [IS_THAN, OR_WHICH, HIGHER_IN, BETWEEN, COMPARE]) {
    const { a, b } = pattern.exec(text)?.groups ?? {}
    if (a === undefined || b === undefined) continue
    const lead = text.slice(0, Math.max(text.indexOf(a), 0))
    const sets = setsOf(read(`${lead} ${a}`), read(b)) ?? setsOf(read(a), read(endedWith(a, b)))
    if (sets !== null) return sets
    const denied = withOpposite(read(a), b, read)
    if (denied !== null) return denied
  }
  return null
}

/** "leases signed 2024 vs 2026": the second side begins where the first differs. */
function endedWith(a: string, b: string): string {
  return `${a.replace(/\S+$/, '')}${b}`
}

function setsOf(left: readonly Criterion[], right: readonly Criterion[]): [ComparedSet, ComparedSet] | null {
  const pairs = left.flatMap((one) => {
    const other = right.find(
      (two) => familyOf(two) === familyOf(one) && JSON.stringify(two) !== JSON.stringify(one),
    )
    return other === undefined ? [] : [{ one, other }]
  })
  if (pairs.length === 0) return null
  const shared = [...left, ...right].filter(
    (criterion, i, all) =>
      !pairs.some(({ one, other }) => one === criterion || other === criterion) &&
      all.findIndex((other) => JSON.stringify(other) === JSON.stringify(criterion)) === i,
  )
  return [
    { criteria: [...pairs.map(({ one }) => one), ...shared] },
    { criteria: [...pairs.map(({ other }) => other), ...shared] },
  ]
}

/** "with ESFR vs without" */
function withOpposite(left: readonly Criterion[], b: string, read: Read): [ComparedSet, ComparedSet] | null {
  const said = /^(?:those )?(?:without|not|no|non|outside(?: of)?(?: it)?)\b(?<more>.*)/i.exec(b)
  if (said === null) return null
  const last = left.findLast((one) => 'not' in one)
  if (last === undefined || !('not' in last)) return null
  const more = read(said.groups?.more ?? '').filter((one) => familyOf(one) !== familyOf(last))
  const rest = [...left.filter((one) => one !== last), ...more]
  return [{ criteria: [last, ...rest] }, { criteria: [{ ...last, not: !last.not }, ...rest] }]
}

/** Criteria of one family cannot both hold, so two sets differ by them. */
function familyOf(criterion: Criterion): string {
  if (criterion.kind === 'near' || criterion.kind === 'zone') return 'place'
  if (criterion.kind === 'word' && /^(?:city|zip|state|county|submarket)$/.test(criterion.field))
    return 'place'
  if (criterion.kind === 'amenity') return `amenity ${criterion.amenity}`
  return 'field' in criterion ? criterion.field : criterion.kind
}
