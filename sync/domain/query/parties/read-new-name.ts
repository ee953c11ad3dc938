import { knownPlaces } from '../vocabulary/known-places.ts'
import { foundCriterion, type Reader, type Reading } from '../vocabulary/reading.ts'
import { rolesAfter } from '../vocabulary/roles-after.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'
import type { Token } from '../words/lexer.ts'

const LONGEST = 4

/** "Realterm-owned", "Dalfen's buildings": a name nobody knows, written as one, with the word for its role behind it. */
export const readNewName: Reader = (reading, at) => {
  const end = endOfName(reading, at)
  if (end === null) return null
  const { tokens, text } = reading
  const last = tokens[end - 1]
  const name = text.slice(tokens[at]?.start, last?.end).replace(/['’]s$/, '')
  if (isOwner(tokens, at, end))
    return foundCriterion({ kind: 'party', field: 'landlordFirm', text: name, not: false }, end)
  const after = rolesAfter.longest(tokens, end)
  // "Assets sold by Hines" names who is behind it.
  if (after === null || tokens[after.end]?.text === 'by') return null
  const isPossessive = /['’]s$/.test(last?.text ?? '')
  if (!after.value.isJoined && !isPossessive) return null
  // "Today list the ..." asks for something; who lists is written "lists".
  if (
    at === 0 &&
    !isPossessive &&
    /^(?:list|own|rep|buy|sell|purchase|occupy)$/.test(tokens[end]?.text ?? '')
  )
    return null
  // "Wish list: rail" is of no firm.
  if (
    tokens[end]?.text === 'list' &&
    /^(?:wish|short|hot|call|tour|punch|mailing|hit|to|the)$/.test(last?.text ?? '')
  )
    return null
  const { field, isJoined } = after.value
  return foundCriterion({ kind: 'party', field, text: name, not: false }, isJoined ? after.end : end)
}

/** "Segro's warehouses": whoever has several is their landlord. */
function isOwner(tokens: readonly Token[], at: number, end: number): boolean {
  if (!/['’]s$/.test(tokens[end - 1]?.text ?? '') || OF_NOBODY.test(tokens[at]?.text ?? '')) return false
  return [end, end + 1].some((i) => BUILDINGS.test(tokens[i]?.text ?? ''))
}

const BUILDINGS = /^(?:warehouses|whses|sheds|spaces|boxes|centers|facilities|vacancies|availabilities)$/
const OF_NOBODY =
  /^(?:(?:client|customer|tenant|landlord|owner|broker|buyer|seller|boss|competitor|team)['’]s|(?:today|yesterday|week|month|year|let|what|here|there|who|where|it|that|one|everyone|somebody|someone)['’]s)$/

/** Words with capital letters that mean nothing else. */
function endOfName(reading: Reading, at: number): number | null {
  const { tokens, text, vocabulary } = reading
  let end = at
  while (end < tokens.length && end < at + LONGEST) {
    const token = tokens[end]
    const plain = token?.text.replace(/['’]s$/, '') ?? ''
    const isName =
      token?.kind === 'word' &&
      /^\p{Lu}/u.test(text.slice(token.start, token.end)) &&
      !isTerm(plain) &&
      glueAt(tokens, end) === null &&
      vocabulary.cities.exact(tokens, end) === null &&
      knownPlaces().places.longest(tokens, end) === null &&
      knownPlaces().towns.longest(tokens, end) === null
    if (!isName) break
    end++
  }
  return end === at ? null : end
}
