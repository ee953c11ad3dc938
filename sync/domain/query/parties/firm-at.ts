import { dealKinds } from '../vocabulary/deal-kinds.ts'
import { type KnownFirm, knownFirms, looseFirms } from '../vocabulary/known-firms.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { rolesAfter } from '../vocabulary/roles-after.ts'
import type { Token } from '../words/lexer.ts'
import { sideOfSale } from './side-of-sale.ts'

interface FoundFirm {
  value: KnownFirm
  end: number
}

/** A firm that the whole trade knows. Where its name is a word as well, what stands around it must say that it is one. */
export function firmAt(reading: Reading, at: number): FoundFirm | null {
  return knownFirmAt(reading.tokens, at) ?? initialsAt(reading, at) ?? looseFirmAt(reading, at)
}

/** "CBRE's", "Collier's" */
function knownFirmAt(tokens: readonly Token[], at: number): FoundFirm | null {
  const found = knownFirms.longest(tokens, at)
  const last = tokens.slice(at, at + LONGEST_FIRM).findIndex(({ text }) => /['’]s$/.test(text))
  if (found !== null || last < 0) return found
  const end = at + last + 1
  for (const ending of ['', 's']) {
    const words = tokens
      .slice(at, end)
      .map((token) => ({ ...token, text: token.text.replace(/['’]s$/, ending) }))
    const firm = knownFirms.longest(words, 0)
    if (firm?.end === words.length) return { value: firm.value, end }
  }
  return null
}

/** "JLLs listings", as many write "JLL's". */
function initialsAt({ tokens, text }: Reading, at: number): FoundFirm | null {
  const token = tokens[at]
  // "SLBs" are sale-leasebacks.
  if (token === undefined || dealKinds.longest(tokens, at) !== null) return null
  if (!/^[\p{Lu}&]{2,6}s$/u.test(text.slice(token.start, token.end))) return null
  const firm = knownFirms.longest([{ ...token, text: token.text.slice(0, -1) }], 0)
  return firm === null ? null : { value: firm.value, end: at + 1 }
}

const LONGEST_FIRM = 4

/** "Colliers or Stream", "Link's buildings": what says that a word of another meaning is the firm. */
function looseFirmAt({ tokens, text }: Reading, at: number): FoundFirm | null {
  const found = looseFirms.longest(tokens, at)
  const first = tokens[at]
  if (found === null) return null
  const isJoint = (token: Token | undefined) =>
    /^(?:or|and|nor|&|\+|,|\/|vs|versus|against)$/.test(token?.text ?? '')
  // "not Prologis, not Link"
  const isNot = /^(?:not|no|nor)$/.test(tokens[at - 1]?.text ?? '')
  const before = isNot ? at - 1 : at
  const isAfterFirm =
    isJoint(tokens[before - 1]) && (endsFirm(tokens, before - 1) || endsLoose(tokens, before - 1))
  const isCapital = /^\p{Lu}/u.test(text.slice(first?.start, first?.end))
  const other = isJoint(tokens[found.end]) ? found.end + 1 : -1
  // "Duke or Link": of two words that are firms, each says so of the other.
  const isBeforeLoose = isCapital && other >= 0 && isLooseWritten(tokens, text, other)
  const isAfterLoose = isCapital && isJoint(tokens[before - 1]) && endsLooseWritten(tokens, text, before - 1)
  if (isBeforeLoose || isAfterLoose) return found
  const isBeforeFirm = other >= 0 && knownFirms.longest(tokens, other) !== null
  if (isAfterFirm || isBeforeFirm) return found
  // "duke as landlord": a role that is said needs no capital.
  const isRoleSaid =
    SAYS_ROLE.test(tokens[found.end]?.text ?? '') && rolesAfter.longest(tokens, found.end) !== null
  if (!isCapital) return isRoleSaid ? found : null
  const isDenied = /^(?:by|from|not|except|excluding|without|minus)$/.test(tokens[at - 1]?.text ?? '')
  // "also Link", as a whole turn
  const isWhole = found.end === tokens.length && at <= 2 && ADDS.test(tokens[at - 1]?.text ?? '')
  if (isWhole) return found
  return rolesAfter.longest(tokens, found.end) !== null || isDenied || sideOfSale(tokens, at) !== null
    ? found
    : null
}

const SAYS_ROLE = /^(?:as|owned|repped|brokered)$/

/** Whether a word that is a firm too stands there, written as a name. */
function isLooseWritten(tokens: readonly Token[], text: string, at: number): boolean {
  const token = tokens[at]
  return looseFirms.longest(tokens, at) !== null && /^\p{Lu}/u.test(text.slice(token?.start, token?.end))
}

function endsLooseWritten(tokens: readonly Token[], text: string, end: number): boolean {
  return [1, 2].some(
    (length) =>
      looseFirms.longest(tokens, end - length)?.end === end && isLooseWritten(tokens, text, end - length),
  )
}

const ADDS = /^(?:also|and|plus|or|add|about|try|only|just|drop|to|include|but|with|instead|actually|now)$/

function endsFirm(tokens: readonly Token[], end: number): boolean {
  return [1, 2, 3, 4].some((length) => knownFirms.longest(tokens, end - length)?.end === end)
}

/** "no Link, no Duke" */
function endsLoose(tokens: readonly Token[], end: number): boolean {
  return [1, 2].some(
    (length) =>
      looseFirms.longest(tokens, end - length)?.end === end &&
      /^(?:not|no|nor|by|or|and|,)$/.test(tokens[end - length - 1]?.text ?? ''),
  )
}

/** "Duke or Liberty", "Liberty or Link": a town that is a firm too, joined to a firm. */
export function isBesideFirm({ tokens, text }: Reading, at: number, end: number): boolean {
  if (JOINT.test(tokens[at - 1]?.text ?? ''))
    if (endsFirm(tokens, at - 1) || endsLooseWritten(tokens, text, at - 1)) return true
  if (!JOINT.test(tokens[end]?.text ?? '')) return false
  return knownFirms.longest(tokens, end + 1) !== null || isLooseWritten(tokens, text, end + 1)
}

const JOINT = /^(?:or|and|nor|&|\/)$/
