import { isWhitespace } from '../../domain/words/fuzzy.ts'

/**
 * One byte for a UTF-16 unit, so that lengths, positions and edits counted in bytes are those counted in units.
 * The page is Windows-1252, which holds nearly all text of American listings, without the units U+0000 and
 * U+0080 to U+009F. Values with any other unit are kept aside as strings.
 */
const WINDOWS_1252 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'

/** Comes after every value and is in none. */
export const SEPARATOR = 0
/** Replaces a unit of the query that is not on the page: no value has it. */
export const ABSENT = 0x81

const unitOfByte = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte <= 0x9f ? WINDOWS_1252.charCodeAt(byte - 0x80) : byte,
)

/** The byte of a UTF-16 unit, 0 where the page lacks it. */
export const byteOfUnit = new Uint8Array(65_536)
unitOfByte.forEach((unit, byte) => {
  byteOfUnit[unit] = unit === 0 ? 0 : byte
})

/** 1 for a byte that ends a word: whitespace as JavaScript knows it, and the separator. */
export const endsWord = Uint8Array.from(unitOfByte, (unit, byte) =>
  byte === SEPARATOR || isWhitespace(String.fromCharCode(unit)) ? 1 : 0,
)

/** A lower-cased text in bytes of the page, `ABSENT` for what is not on it. */
export function pageBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = byteOfUnit[text.charCodeAt(i)] || ABSENT
  return bytes
}
