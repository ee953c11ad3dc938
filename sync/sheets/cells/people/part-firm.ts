import { brokerageNames, brokerages } from '../../../domain/query/vocabulary/known-firms.ts'
import { FIRM_WORDS } from '../../../domain/words/firm-words.ts'

export interface PersonAndFirm {
  /** One person or several, as written; null for a firm alone. */
  readonly name: string | null
  readonly firm: string
}

/** What stands between a person and a firm: `J. Ames - CBRE`, `J. Ames, CBRE`, `J. Ames of CBRE`. */
const BETWEEN = /\s+(?:[-–—@|/]|of|with|at)\s+|\s*[,;|\n](?! ?(?:inc|llc|llp|lp|ltd|corp|co)\b)\s*|:\s+/gi
const IN_BRACKETS = /^([^()[\]]+?) ?[([]([^()[\]]+)[)\]]$/
const COMPANY = /,? (?:inc|llc|llp|lp|ltd|corp|co)\.?$/
/** The last word behind the name of a firm. */
const CALLED_FIRM = new RegExp(
  `\\S(?: (?:${FIRM_WORDS}|realtors)|,? (?:inc|llc|llp|ltd|corp)| (?:&|and) co)\\.?$`,
  'i',
)

/** Parts the people of a cell from their firm; a firm alone must be known. Null where the cell names no or several firms. */
export function partFirm(text: string): PersonAndFirm | null {
  if (isKnownFirm(text)) return { name: null, firm: text }
  const [, outside, inside] = IN_BRACKETS.exec(text) ?? []
  if (outside !== undefined && inside !== undefined) return eitherWay(outside, inside)
  const joints = [...text.matchAll(BETWEEN)]
  for (const joint of joints) {
    const [before, behind] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    const parted = eitherWay(before.trim(), behind.trim())
    if (parted) return parted
  }
  return null
}

function eitherWay(one: string, other: string): PersonAndFirm | null {
  if (isFirm(other) && isPeople(one)) return { name: one, firm: other }
  if (isFirm(one) && isPeople(other)) return { name: other, firm: one }
  return null
}

/** Whether a text is the name of one firm, known or called as firms are. */
export function isFirm(text: string): boolean {
  return isKnownFirm(text) || (CALLED_FIRM.test(text) && text.search(BETWEEN) < 0)
}

/** The name of a firm, also with a town or a partner behind it: `NAI Robert Lynn Dallas`. */
function isKnownFirm(text: string): boolean {
  const name = text.toLowerCase().replace(COMPANY, '').replace(/\.$/, '')
  const withoutTown = name.replace(/ [\p{L}.]+$/u, '')
  return brokerageNames.has(name) || brokerageNames.has(withoutTown)
}

/** True for a firm that is known as a brokerage, and not as a landlord. */
export function isBrokerage(text: string): boolean {
  return brokerages.has(text.toLowerCase().replace(COMPANY, '').replace(/\.$/, ''))
}

/** Whole names of people, none of them a firm: of a surname alone, a firm's name may be another person's. */
function isPeople(text: string): boolean {
  const pieces = text.split(BETWEEN)
  return pieces.every((piece) => /\p{L}{2}/u.test(piece) && !isFirm(piece)) && /\p{L}\.?\s+\p{L}/u.test(text)
}
