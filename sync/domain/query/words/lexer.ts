import { withApostrophe } from './apostrophes.ts'
import { MONTHS } from './month-words.ts'

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

/** "0,95", "11,50": as they are written where a comma stands before decimals. Lists have blanks, or more parts. */
const DECIMAL_COMMA = String.raw`(?<![\d,.])(?:0,\d{1,2}|\d{1,3},\d{2}|\d{1,3},\d(?=\s?(?:%|per ?cent|pct|percent|million|mio|m\b|acres?\b|ac\b|dollars?|cents|years?|months?|met(?:er|re)s?|ha\b|hectares?)))(?![\d,.])`
/** "1,250,000", "0.95", ".95" */
const FIGURE = String.raw`${DECIMAL_COMMA}|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`
const IS_DECIMAL_COMMA = /^(\d{1,3}),(\d{1,2})$/
const DECIMAL_COMMAS = new RegExp(DECIMAL_COMMA, 'gi')
/** Firms that carry for others, which are no three of anything. */
const CARRIER = String.raw`[34]pls?(?![\p{L}\p{N}])`
const LETTERS = String.raw`\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*`
const PIECE = new RegExp(
  String.raw`(?<space>\s+)|(?<carrier>(?<!\d)${CARRIER})|(?<number>${FIGURE})|(?<word>${LETTERS})|(?<unequal>!=|<>|≠)|(?<sign>[<>]=|[\s\S])`,
  'giu',
)

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
    const { space, number, carrier, unequal, word = carrier ?? unequal } = match.groups ?? {}
    const start = match.index
    if (space !== undefined) {
      // A line of its own is a thing of its own.
      const isLine = space.includes('\n') && tokens.length > 0
      if (isLine) tokens.push({ kind: 'sign', text: ',', start, end: start + space.length, glued: false })
      continue
    }
    const kind = number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign'
    const glued = tokens.at(-1)?.end === start
    const sign = kind === 'sign' ? (PLAIN_SIGNS.get(match[0]) ?? match[0]) : ''
    const written =
      kind === 'sign'
        ? (pauseOf(text, start, sign, tokens) ?? sign)
        : number !== undefined
          ? number.replace(IS_DECIMAL_COMMA, '$1.$2')
          : unequal !== undefined
            ? 'not'
            : doorOr(lower(match[0]), tokens.at(-1), glued)
    // Straight after a figure it is an inch mark.
    if (written === '"' && isClosed && !(glued && tokens.at(-1)?.kind !== 'sign')) {
      const close = endOfQuotation(text, start)
      isClosed = close >= 0
      if (isClosed && !isOfMail(text.slice(start + 1, close))) {
        tokens.push({ kind: 'quoted', text: text.slice(start + 1, close), start, end: close + 1, glued })
        piece.lastIndex = close + 1
        continue
      }
    }
    tokens.push({ kind, text: written, start, end: start + match[0].length, glued })
  }
  return tokens
}

/** "0,78 dollars" with the point that the rest reads. */
export function withDecimalPoints(text: string): string {
  return text.replaceAll(DECIMAL_COMMAS, (figure) => figure.replace(',', '.'))
}

/**
 * "40k sf - dock high": a dash between spaces parts two things, unless a figure or days follow that may end a range.
 * "Docks - 40+", "Rail - none": behind a word by itself it tells what the word names, as a colon does.
 */
function pauseOf(text: string, at: number, sign: string, tokens: readonly Token[]): ',' | ':' | null {
  if (sign !== '-' || !/\s/.test(text.charAt(at - 1)) || !/\s/.test(text.charAt(at + 1))) return null
  const before = tokens.at(-1)
  const after = text.slice(at + 1)
  if (before?.kind === 'word' && !isOfFigure(tokens) && TOLD_AFTER.test(after)) return ':'
  const mayEndRange = /^\s+[\d$.~]/.test(after) && before !== undefined && !/^[+,;:|(]$/.test(before.text)
  const mayEndDays = before !== undefined && ENDS_DAYS.test(before.text) && DAYS_AFTER.test(after)
  return mayEndRange || mayEndDays || SIGNED_AFTER.test(after) ? null : ','
}

/** "40k sf", "two acres", "Jan": what may begin a range. */
function isOfFigure(tokens: readonly Token[]): boolean {
  for (const { kind, text } of tokens.slice(-LONGEST_UNIT).toReversed()) {
    if (kind === 'number' || ENDS_DAYS.test(text) || IS_COUNT.test(text)) return true
    if (kind !== 'word' && text !== '-') return false
  }
  return false
}

/** Words behind a figure: "$0.85 per sq ft". */
const LONGEST_UNIT = 4

/** What a form tells of a thing: a figure, a bound, or that there is none. */
const TOLD_AFTER =
  /^\s+(?:[$~]?\.?\d|(?:at least|min(?:imum)?|max(?:imum)?|up to|over|under)\b|(?:no|none|yes|not (?:needed|required|necessary)|n\/a|required)\s*(?:$|[,;.|\n]))/i
/** "one million - 2 million": a figure in words begins a range. */
const IS_COUNT =
  /^(?:hundred|thousand|million|mil|grand|k|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/

/** "Jan 2027 - Dec 2027", "Q1 - Q3 2026": days on either side. */
const ENDS_DAYS = new RegExp(String.raw`^(?:(?:19|20)\d\d|\d\d?|q[1-4]|h[12]|${MONTHS})$`)
const DAYS_AFTER = new RegExp(String.raw`^\s+(?:q[1-4]|h[12]|${MONTHS})\b`, 'i')

/** "20 - ish", "plus / - 10%" */
const SIGNED_AFTER = /^\s+(?:ish|owned|leased|occupied|listed|repped|bought|sold)\b/i

/** "2 DID": behind a number it is a drive-in door, and else a verb. */
function doorOr(word: string, before: Token | undefined, isGlued: boolean): string {
  return word === 'did' && before?.kind === 'number' && !isGlued ? 'gld' : word
}

function lower(word: string): string {
  const text = word.toLowerCase().replaceAll('’', "'")
  return withApostrophe(text)
}

/** `the client wrote "We need 30-40K SF, in Pearland or Friendswood."`: what somebody writes, which is read as any words. */
function isOfMail(quoted: string): boolean {
  return quoted.trim().split(/\s+/).length > MOST_QUOTED
}

/** Words: no name is longer. */
const MOST_QUOTED = 9

/** Where the quotation that opens at a mark ends, or -1: curly marks close curly ones. */
function endOfQuotation(text: string, open: number): number {
  return text.indexOf(text.charAt(open) === '“' ? '”' : '"', open + 1)
}
