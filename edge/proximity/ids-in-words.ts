/** As `propertyId` makes them: 96 bits. */
const USUAL = /^[0-9a-f]{24}$/
/** Sixteen letters for such an id. */
const PACKED = /^([\w-]{16})+$/

/** Ids in a word for an address: packed where they are as imports make them, so that 500 fit. */
export function idsInWords(ids: readonly string[]): string {
  if (!ids.every((id) => USUAL.test(id))) return `,${ids.map(encodeURIComponent).join(',')}`
  const bytes = ids.join('').replace(/../g, (hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_')
}

/** Reads what `idsInWords` wrote; null for anything else. */
export function idsFromWords(words: string): string[] | null {
  if (words.startsWith(',')) return decoded(words.slice(1).split(','))
  if (!PACKED.test(words)) return null
  const bytes = atob(words.replaceAll('-', '+').replaceAll('_', '/'))
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return hex.match(/.{24}/g)
}

function decoded(words: readonly string[]): string[] | null {
  try {
    return words.map(decodeURIComponent)
  } catch {
    return null
  }
}
