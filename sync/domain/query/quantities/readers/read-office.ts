import type { Criterion } from '../../../criteria/criterion.ts'
import { foundCriterion, type Reader, type Reading } from '../../vocabulary/reading.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { namesType } from '../read-terms.ts'

const OFFICE: Criterion = { kind: 'word', field: 'propertyType', anyOf: ['Office'], not: false }
const OFFICE_SPACE: Criterion = { kind: 'amenity', amenity: 'office', not: false }

const offices = phraseTable([
  ['either', 'ofc|office|offices|office space|office area|office areas'],
  [
    'type',
    'office building|office buildings|office bldg|office bldgs|office property|office properties|office type|office tower|office towers',
  ],
])

/** "exclude office and flex": of types. */
function isExcluded(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [tokens[at - 2]?.text ?? '', tokens[at - 1]?.text ?? '']
  if (/^(?:apart from|aside from|other than)$/.test(`${before} ${word}`)) return true
  return /^(?:excludes?|excluding|excl|except|omit|skip|but|for|besides|neither)$/.test(word)
}

/** "office and flex comps": deals of both. */
function isOfDeals(reading: Reading, at: number): boolean {
  const { tokens } = reading
  if (!/^(?:and|&|\+|\/)$/.test(tokens[at]?.text ?? '') || !namesType(reading, at + 1)) return false
  return [at + 2, at + 3].some((i) => DEALS.test(tokens[i]?.text ?? ''))
}

const DEALS = /^(?:comps?|deals|leases|sales|listings|properties|transactions)$/

/** "leave out office": what is left out of a list are deals. */
function isLeftOut(tokens: readonly Token[], at: number, end: number): boolean {
  const before = tokens.slice(Math.max(at - 3, 0), at).map(({ text }) => text)
  const isLeft = /(?:leav(?:e|ing)|tak(?:e|ing)) out(?: the)?$|(?:skip|omit|exclude|drop)(?: the)?$/.test(
    before.join(' '),
  )
  const product = /^(?:product|stuff|deals?|comps?|ones)$/.test(tokens[end]?.text ?? '')
  const next = tokens[product ? end + 1 : end]
  const isOfSpace = isLeft && /(?:skip|omit|exclude|drop)$/.test(before.join(' ')) && !product
  return isLeft && !isOfSpace && (next === undefined || next.kind === 'sign')
}

/** "10% office", "a/c office", "roll up door, office": beside loading it is a part of a building for goods. */
function isPartOfBuilding(tokens: readonly Token[], at: number): boolean {
  // "a bit of office"
  const isBit = tokens[at - 1]?.text === 'of' && A_BIT.test(tokens[at - 2]?.text ?? '')
  return isBit || OF_PART.test(tokens[at - 1]?.text ?? '') || tokens.some(({ text }) => LOADING.test(text))
}

/** "head office", "family office", "our corporate office is in Dallas" */
function isOfFirm(tokens: readonly Token[], at: number, end: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  return (
    /^(?:head|home|family)$/.test(before) ||
    (/^(?:main|corporate|regional|central)$/.test(before) &&
      /^(?:is|in|at|of)$/.test(tokens[end]?.text ?? ''))
  )
}

const OF_PART = /^(?:%|ac|c|conditioned|finished|some|few|several|couple|little|minimal)$/
const A_BIT = /^(?:bit|touch|splash|smidge|sliver|amount|couple|piece|hint)$/
const LOADING = /^(?:docks?|dh|dk|grade|gl|cranes?|clear|clr|esfr|roll|rollup|drive|driveins?|bays?)$/

/**
 * "with office" is the amenity and "office buildings" the type. "office" by itself is the amenity where it is a share
 * ("10% office") or where another type of building is named and not joined to it by "or" ("warehouse office space").
 * Otherwise it is the type.
 */
export const readOffice: Reader = (reading, at, lead) => {
  const { tokens, namesOtherType } = reading
  const found = offices.longest(tokens, at)
  if (found === null) return null
  const { value, end } = found
  // "office-heavy buildings", "not office heavy", but "office, heavy power"
  const isBound = tokens[end]?.text === '-'
  const heavy = isBound ? end + 1 : end
  const next = tokens[heavy + 1]
  if (tokens[heavy]?.text === 'heavy' && (isBound || next === undefined || next.kind === 'sign'))
    return { kind: 'words', end: heavy + 1 }
  // "head office in Dallas" is somebody's.
  if (!lead.isFeature && isOfFirm(tokens, at, end)) return { kind: 'words', end }
  const isType =
    value === 'type' ||
    /^(?:ones|kind|kinds)$/.test(tokens[end]?.text ?? '') ||
    (lead.isOtherThan && !namesOtherType) ||
    lead.isOtherType ||
    (tokens[end]?.text === 'or' && namesType(reading, end + 1)) ||
    isOfDeals(reading, end) ||
    (isExcluded(tokens, at) &&
      /^(?:and|&|,|\/|nor)$/.test(tokens[end]?.text ?? '') &&
      namesType(reading, end + 1)) ||
    !(lead.isFeature || namesOtherType || isPartOfBuilding(tokens, at) || isAfterFeature(tokens, at))
  if (isLeftOut(tokens, at, end)) return foundCriterion(OFFICE, end)
  const asked = foundCriterion(isType ? OFFICE : OFFICE_SPACE, end)
  // "not office" and "no office" deny the space; only "not office buildings" denies the type.
  return isType || asked.kind !== 'criterion' ? asked : { ...asked, negated: { ...OFFICE_SPACE, not: true } }
}

/** "with a small shop and office": of what a building has, whatever the first of it is. */
function isAfterFeature(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:and|&|\+)$/.test(tokens[at - 1]?.text ?? '')) return false
  for (let i = at - 2; i >= Math.max(at - MOST_OF_FEATURE, 0); i--) {
    const token = tokens[i]
    if (/^(?:with|w|has|have|having|includes|including)$/.test(token?.text ?? '')) return true
    if (token?.kind === 'sign' && token.text !== '/') return false
  }
  return false
}

const MOST_OF_FEATURE = 6
