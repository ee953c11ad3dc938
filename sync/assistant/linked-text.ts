import type { Figure } from './figure.ts'

/** A part of an answer's text: words, or a figure that can be opened. */
export interface TextPiece {
  text: string
  figure: Figure | null
}

/** The marks for bold type that models write though nobody asked for them. They are removed. */
const EMPHASIS = /\*\*/g
const LINK = /\[([^[\]\n]{1,500})\]\(([^()\s]{0,2000})\)/g
/** A link whose end has not arrived yet. */
const UNFINISHED = /\[[^[\]\n]{0,500}(\]|\]\([^()\s]{0,2000})?$/

/**
 * An answer's text as pieces. A link counts only where it names a known figure and its words are that figure's;
 * any other is plain words. So a model cannot link a number to the wrong rows.
 */
export function piecesOf(text: string, figures: readonly Figure[], isArriving = false): TextPiece[] {
  const said = text.replaceAll(EMPHASIS, '')
  const arrived = isArriving ? said.replace(UNFINISHED, '') : said
  const pieces: TextPiece[] = []
  let from = 0
  for (const match of arrived.matchAll(LINK)) {
    const [whole, words = '', target = ''] = match
    const named = figures.find(({ id }) => id === target)
    const figure = named !== undefined && says(words, named.text) ? named : null
    const isPicture = arrived[match.index - 1] === '!'
    pieces.push({ text: arrived.slice(from, isPicture ? match.index - 1 : match.index), figure: null })
    pieces.push({ text: words, figure })
    from = match.index + whole.length
  }
  pieces.push({ text: arrived.slice(from), figure: null })
  return pieces.filter((piece) => piece.text !== '')
}

/** The words alone. */
export function plainText(text: string): string {
  return piecesOf(text, [])
    .map((piece) => piece.text)
    .join('')
}

/** True where the words hold the figure's own, apart from case and spaces, and not as a part of another number. */
function says(words: string, figure: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[\s[\]]/g, '')
  const [said, own] = [bare(words), bare(figure)]
  const at = said.indexOf(own)
  if (at < 0) return false
  const isLonger = /^\d/.test(own) && /\d[.,]?$/.test(said.slice(0, at))
  return !isLonger && !(/\d$/.test(own) && /^[.,]?\d/.test(said.slice(at + own.length)))
}
