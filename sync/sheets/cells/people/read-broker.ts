import type { Cell } from '../../model/cell.ts'
import { sidesBehind } from '../amounts/sides-behind.ts'
import { type CellReading, notUnderstood } from '../cell-reading.ts'
import { excerpt, figureText } from '../plain-text.ts'
import { readText } from '../read-text.ts'
import { partFirm } from './part-firm.ts'

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

/** Where a side is said, a firm that is not known is told by its place: `J. Ames (Ames Co)`, `J. Ames of Ames Co`. */
function ofSide(text: string): BrokerOfSide {
  const parted = partFirm(text)
  if (parted) return parted
  const [, name = text, inBrackets, behind] =
    /^(\D+?) ?(?:\((\D+)\)|(?<= )(?:[-–@]|of|with) (\D+))$/.exec(text) ?? []
  const firm = inBrackets ?? behind ?? null
  return { name: name.trim() || null, firm: firm?.trim() ?? null }
}

const NO_BROKER =
  /^(?:direct(?: deal)?|in[- ]?house|no broker|unrepresented|(?:by )?owner|self(?:[- ]represented)?)$/

interface PeopleOfFirm {
  readonly name: CellReading<string>
  readonly firm: string | null
}

/** What brokers are members of, behind their names: `Rick Delgado, SIOR`. */
const MEMBERSHIPS =
  /(?<=\p{L}\.?)(?:,? (?:SIOR|CCIM|MCR|SLCR|MRICS|FRICS|LEED(?: ?AP| GA)?)|, (?:CPM|RPA|ALC|CRE|MAI))+(?![\p{L}\d-])/gu

/** Reads the people of a cell, and the firm beside them where it is one of the trade's. */
export function readPeopleOfFirm(cell: Cell, label: string): PeopleOfFirm {
  return peopleOfFirm(withoutMemberships(readText(cell, label)))
}

function withoutMemberships(text: CellReading<string>): CellReading<string> {
  const value = text.value?.replace(MEMBERSHIPS, '') ?? null
  return value === text.value ? text : { ...text, value, note: text.note ?? `${text.value}` }
}

function peopleOfFirm(text: CellReading<string>): PeopleOfFirm {
  if (text.value === null) return { name: text, firm: null }
  if (NO_BROKER.test(figureText(text.value)))
    return { name: { value: null, token: excerpt(text.value) }, firm: null }
  const parted = partFirm(text.value)
  if (!parted) return { name: text, firm: null }
  return { name: { value: parted.name, note: text.note ?? text.value }, firm: parted.firm }
}

/**
 * Parts a broker's cell into name, firm, telephone number and e-mail address. What several people have stays with their
 * names.
 */
export function readBroker(cell: Cell): BrokerReadings {
  const text = withoutMemberships(readText(cell, 'Broker'))
  const people = peopleOfFirm(text)
  if (text.value === null || people.name.token !== undefined) return { ...NOBODY, name: people.name }
  const sides = sidesOf(text.value)
  if (sides) {
    const { name, firm } = ofSide(sides.landlord)
    const tenantSide = ofSide(sides.tenant)
    return { ...NOBODY, name: { value: name, note: text.note ?? text.value }, firm, tenantSide }
  }
  const emails = text.value.match(EMAIL) ?? []
  const phones = text.value.match(PHONE) ?? []
  const isOnePerson = emails.length <= 1 && phones.length <= 1 && emails.length + phones.length > 0
  if (!isOnePerson) return { ...NOBODY, ...people }
  const [email = null] = emails
  const [phone = null] = phones
  const name = [email, phone]
    .reduce<string>((rest, part) => (part === null ? rest : rest.replace(part, ' ')), text.value)
    .replace(/[<>()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;|:/-]+|[\s,;|:/-]+$/g, '')
  const parted = partFirm(name)
  const person = parted ? parted.name : name
  return {
    ...NOBODY,
    name: person === '' ? { value: null } : { value: person, note: text.note ?? text.value },
    firm: parted?.firm ?? null,
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
