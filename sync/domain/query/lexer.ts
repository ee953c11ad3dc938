/** A piece of a query. */
export interface Token {
  kind: 'word' | 'number' | 'sign' | 'quoted'
  /**
   * Lower-cased; a sign in its plain form (`–` is `-`, `≥` is `>=`); of a quotation what stands between its marks,
   * as written.
   */
  text: string
  /** From `start` up to, not including, `end`, in UTF-16 units. */
  start: number
  end: number
  /** True where it follows the token before it without a space. */
  glued: boolean
}

const PIECE =
  /(?<space>\s+)|(?<number>\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)|(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*)|(?<sign>[<>]=|[\s\S])/gu

const PLAIN_SIGNS = new Map([
  ...[...'‐‑‒–—―−'].map((dash) => [dash, '-'] as const),
  ...[...'’‘′`´'].map((mark) => [mark, "'"] as const),
  ...[...'″”“'].map((mark) => [mark, '"'] as const),
  ...[...'~∼≈±'].map((mark) => [mark, '~'] as const),
  ['≥', '>='],
  ['≤', '<='],
])

/** Cuts a text into words, numbers, signs and quotations. Any text will do; spaces are dropped. */
export function lex(text: string): Token[] {
  const tokens: Token[] = []
  const piece = new RegExp(PIECE)
  let isClosed = true
  for (let match = piece.exec(text); match !== null; match = piece.exec(text)) {
    const { space, number, word } = match.groups ?? {}
    if (space !== undefined) continue
    const start = match.index
    const kind = number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign'
    const glued = tokens.at(-1)?.end === start
    const written = kind === 'sign' ? (PLAIN_SIGNS.get(match[0]) ?? match[0]) : lower(match[0])
    // Straight after a figure it is an inch mark.
    if (written === '"' && isClosed && !(glued && tokens.at(-1)?.kind !== 'sign')) {
      const close = endOfQuotation(text, start)
      isClosed = close >= 0
      if (isClosed) {
        tokens.push({ kind: 'quoted', text: text.slice(start + 1, close), start, end: close + 1, glued })
        piece.lastIndex = close + 1
        continue
      }
    }
    tokens.push({ kind, text: written, start, end: start + match[0].length, glued })
  }
  return tokens
}

function lower(word: string): string {
  return word.toLowerCase().replaceAll('’', "'")
}

/** Where the quotation that opens at a mark ends, or -1: curly marks close curly ones. */
function endOfQuotation(text: string, open: number): number {
  return text.indexOf(text.charAt(open) === '“' ? '”' : '"', open + 1)
}
