import { knownFirms } from '../vocabulary/known-firms.ts'
import { knownPlaces, moreTowns } from '../vocabulary/known-places.ts'
import { type Found, foundWord, type Reading } from '../vocabulary/reading.ts'
import { rolesAfter } from '../vocabulary/roles-after.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'

/** Words of the longest name of a town that only its state makes one. */
const LONGEST = 3

/** "Moosic, PA": a name that nobody knows is a town where a state stands behind it in capitals. */
export function statedTown(reading: Reading, at: number): Found | null {
  const { tokens, text } = reading
  const end = endOfStated(reading, at)
  const isKnown =
    knownPlaces().towns.longest(tokens, at) !== null || moreTowns().index.exact(tokens, at) !== null
  if (end === null || isKnown || knownFirms.longest(tokens, at) !== null) return null
  // "McDonnough, GA"
  const meant = moreTowns().index.misspelt(tokens, at)
  if (meant?.end === end && isInState(reading, meant)) return foundWord('city', meant.city, end)
  return foundWord('city', text.slice(tokens[at]?.start, tokens[end - 1]?.end), end)
}

/** Whether a name of which somebody's begins is that of a town, as its state stands right behind it. */
export function isStatedTown(reading: Reading, at: number): boolean {
  const { tokens, vocabulary } = reading
  const ofState = endOfTownOfState(reading, at)
  const end = ofState ?? endOfStated(reading, at)
  if (end === null || (ofState === null && knownFirms.longest(tokens, at) !== null)) return false
  // "Fairlead, TX listings"
  if (rolesAfter.longest(tokens, tokens[end]?.text === ',' ? end + 2 : end + 1) !== null) return false
  const { tenants, landlordFirms, brokerFirms, sellers, buyers } = vocabulary
  const isWhole = [tenants, landlordFirms, brokerFirms, sellers, buyers].some((names) => {
    const found = names.longest(tokens, at)
    return found !== null && (found.isWhole || found.end > end)
  })
  return !isWhole
}

/** "Stockbridge, GA", "stockbridge ga": a town of the larger table, right before the state that it is in. */
function endOfTownOfState(reading: Reading, at: number): number | null {
  const town = moreTowns().index.exact(reading.tokens, at)
  return town !== null && isInState(reading, town) ? town.end : null
}

function isInState({ tokens, vocabulary }: Reading, { city, end }: { city: string; end: number }): boolean {
  const state = vocabulary.states.get(tokens[tokens[end]?.text === ',' ? end + 1 : end]?.text ?? '')
  return (
    moreTowns()
      .named.get(city)
      ?.some((town) => town.state === state) === true
  )
}

/** The token after a name in capital letters that "PA", ", PA" or ", Pennsylvania" follows. */
function endOfStated({ tokens, text, vocabulary }: Reading, at: number): number | null {
  let end = at
  while (end < at + LONGEST) {
    const token = tokens[end]
    const word = text.slice(token?.start, token?.end)
    const isName = token?.kind === 'word' && /^\p{Lu}\p{L}*\p{Ll}/u.test(word)
    const isOther = isTerm(token?.text ?? '') || vocabulary.types.words.has(token?.text ?? '')
    if (!isName || isOther || glueAt(tokens, end) !== null) break
    end++
  }
  const hasComma = tokens[end]?.text === ','
  const state = tokens[hasComma ? end + 1 : end]
  const written = text.slice(state?.start, state?.end)
  const isState = vocabulary.states.has(state?.text ?? '')
  const isWritten = /^[A-Z]{2}$/.test(written) || (hasComma && /^\p{Lu}\p{Ll}{3}/u.test(written))
  return end > at && isState && isWritten ? end : null
}
