import { readCount } from '../words/number-words.ts'
import { addressWords } from './address-words.ts'

/** `2615½`: the fraction is a part of the number. */
const FRACTIONS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/**
 * A form of an address that is the same however the address is written: `One S. Wacker Drive` and `1 South Wacker Dr`
 * are `1 s wacker dr`. The tables are those of the USPS. Words that are only similar stay different.
 */
export function addressKey(address: string): string {
  const text = address.replace(/[½¼¾]/g, (sign) => FRACTIONS[sign] ?? sign)
  const [first = '', ...words] = addressWords(text.replace(/(\d)\s*-\s*(?=\d)/g, '$1-'))
  const number = readCount(first)
  return [number === null ? first : String(number), ...words].join(' ')
}
