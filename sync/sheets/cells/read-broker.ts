import type { Cell } from '../model/cell.ts'
import { type CellReading, notUnderstood } from './cell-reading.ts'
import { readText } from './read-text.ts'
import { sidesBehind } from './sides-behind.ts'

const EMAIL = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g
const WHOLE_EMAIL = new RegExp(`^${EMAIL.source}$`)
const PHONE = /(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?!\d)(?: ?(?:x|ext\.?) ?\d{1,6})?/gi

/** A broker's cell can hold the telephone number and the e-mail address as well. */
export interface BrokerReadings {
  readonly name: CellReading<string>
  readonly phone: string | null
  readonly email: string | null
  readonly firm: string | null
  /** Who acted for the tenant, in a cell that names both sides. */
  readonly tenantSide: BrokerOfSide | null
}

interface BrokerOfSide {
  readonly name: string | null
  readonly firm: string | null
}

const NOBODY = { phone: null, email: null, firm: null, tenantSide: null }
/** `LL: J. Ames (CBRE) / T: L. Garza (JLL)`. */
const SIDE =
  /(?:^|[/;|,\n]|\s[-–])\s*(?:(ll|l|landlord|lessor|owner|listing|seller)|tt|t|tr|tenant|lessee|procuring)(?:'s)?(?:[ -]?(?:rep|broker|agent|side)s?\.?)? ?[:=] ?/gi

/** What a cell says of each side; `null` where it names no sides. */
function sidesOf(text: string): { landlord: string; tenant: string } | null {
  const behind = sidesBehind(text)
  if (behind) {
    const { landlord = behind.get('seller') ?? '', tenant = behind.get('buyer') ?? '' } =
      Object.fromEntries(behind)
    return { landlord, tenant }
  }
  if (!/[:=]/.test(text)) return null
  const marks = [...text.matchAll(SIDE)]
  if (marks[0]?.index !== 0) return null
  const sides = { landlord: '', tenant: '' }
  for (const [i, mark] of marks.entries()) {
    const side = mark[1] === undefined ? 'tenant' : 'landlord'
    if (sides[side] !== '') return null
    sides[side] = text.slice(mark.index + mark[0].length, marks[i + 1]?.index).trim()
  }
  return sides
}

/** `J. Ames (CBRE)`, `J. Ames - CBRE`, `J. Ames of CBRE`. */
function ofSide(text: string): BrokerOfSide {
  const [, name = text, inBrackets, behind] =
    /^(\D+?) ?(?:\((\D+)\)|(?<= )(?:[-–@]|of|with) (\D+))$/.exec(text) ?? []
  const firm = inBrackets ?? behind ?? null
  return { name: name.trim() || null, firm: firm?.trim() ?? null }
}

/** Parts a cell of one person into name, telephone number and e-mail address; one of several stays as it is. */
export function readBroker(cell: Cell): BrokerReadings {
  const text = readText(cell, 'Broker')
  if (text.value === null) return { ...NOBODY, name: text }
  const sides = sidesOf(text.value)
  if (sides) {
    const { name, firm } = ofSide(sides.landlord)
    const tenantSide = ofSide(sides.tenant)
    return { ...NOBODY, name: { value: name, note: text.value }, firm, tenantSide }
  }
  const emails = text.value.match(EMAIL) ?? []
  const phones = text.value.match(PHONE) ?? []
  const isOnePerson = emails.length <= 1 && phones.length <= 1 && emails.length + phones.length > 0
  if (!isOnePerson) return { ...NOBODY, name: text }
  const [email = null] = emails
  const [phone = null] = phones
  const name = [email, phone]
    .reduce<string>((rest, part) => (part === null ? rest : rest.replace(part, ' ')), text.value)
    .replace(/[<>()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;|:/-]+|[\s,;|:/-]+$/g, '')
  return {
    ...NOBODY,
    name: name === '' ? { value: null } : { value: name, note: text.value },
    phone: phone?.trim() ?? null,
    email,
  }
}

/** Reads an e-mail address; other text is refused, as it would be made a link. */
export function readEmail(cell: Cell): CellReading<string> {
  const text = readText(cell, 'E-mail')
  if (text.value === null) return text
  const value = text.value.replace(/^mailto:/i, '')
  return WHOLE_EMAIL.test(value) ? { value } : notUnderstood('E-mail', text.value)
}
