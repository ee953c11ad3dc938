import type { Cell } from '../model/cell.ts'
import { type CellReading, notUnderstood } from './cell-reading.ts'
import { readText } from './read-text.ts'

const EMAIL = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g
const WHOLE_EMAIL = new RegExp(`^${EMAIL.source}$`)
const PHONE = /(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?!\d)(?: ?(?:x|ext\.?) ?\d{1,6})?/gi

/** A broker's cell can hold the telephone number and the e-mail address as well. */
export interface BrokerReadings {
  readonly name: CellReading<string>
  readonly phone: string | null
  readonly email: string | null
}

/** Parts a cell of one person into name, telephone number and e-mail address; one of several stays as it is. */
export function readBroker(cell: Cell): BrokerReadings {
  const text = readText(cell, 'Broker')
  if (text.value === null) return { name: text, phone: null, email: null }
  const emails = text.value.match(EMAIL) ?? []
  const phones = text.value.match(PHONE) ?? []
  const isOnePerson = emails.length <= 1 && phones.length <= 1 && emails.length + phones.length > 0
  if (!isOnePerson) return { name: text, phone: null, email: null }
  const [email = null] = emails
  const [phone = null] = phones
  const name = [email, phone]
    .reduce<string>((rest, part) => (part === null ? rest : rest.replace(part, ' ')), text.value)
    .replace(/[<>()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;|:/-]+|[\s,;|:/-]+$/g, '')
  return {
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
