/** One understood piece of a cell. `value` is its number, where it has one. */
export interface CellToken {
  readonly kind: 'amount' | 'unit' | 'label' | 'separator' | 'dash' | 'noise' | 'fact'
  readonly name: string
  readonly value: number
  readonly text: string
  /** The number was followed by K or M, which stood for thousands or millions. */
  readonly isScaled?: true
  readonly currency?: string
}

export interface Rule {
  /** With the sticky flag, so that it matches only at the current position. */
  readonly pattern: RegExp
  /** `null` rejects the match. */
  readonly token: (match: RegExpExecArray) => Omit<CellToken, 'text'> | null
}

/**
 * Cuts a cell's text into tokens; `null` where a single piece of it is not understood, so that no value is ever
 * taken from a cell that says something else as well. The first rule that matches wins.
 */
export function scan(text: string, rules: readonly Rule[]): readonly CellToken[] | null {
  const tokens: CellToken[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === ' ') {
      at++
      continue
    }
    const token = next(text, at, rules)
    if (token === null) return null
    tokens.push(token)
    at += token.text.length
  }
  return tokens
}

function next(text: string, at: number, rules: readonly Rule[]): CellToken | null {
  for (const { pattern, token } of rules) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match || match[0] === '') continue
    const read = token(match)
    if (read) return { ...read, text: match[0] }
  }
  return null
}

/** A whole word or phrase that is one of `source`'s alternatives; a blank in it stands for spaces or a hyphen. */
export function words(kind: CellToken['kind'], name: string, source: string): Rule {
  const pattern = new RegExp(`(?:${source.replaceAll(' ', '[ -]*')})(?![a-z])`, 'y')
  return { pattern, token: () => ({ kind, name, value: 0 }) }
}

/** Marks, exactly as given. */
export function marks(kind: CellToken['kind'], name: string, source: string): Rule {
  return { pattern: new RegExp(`(?:${source})`, 'y'), token: () => ({ kind, name, value: 0 }) }
}

/** The words and marks of an approximation: the figure stands, and a note says so. */
export const HEDGES: readonly Rule[] = [
  marks('noise', 'about', String.raw`\+ ?\/ ?-|±|\+-|~|≈|\+(?=$| ?(?:sf|sq))`),
  words('noise', 'about', String.raw`approx(?:imately|\.)?|about|circa|roughly|est(?:imated|\.)?|c\.|ca\.`),
]

/** Marks between the facts of one cell. */
export const SEPARATORS: readonly Rule[] = [
  marks('separator', ',', String.raw`[,;|&()\[\]+/]`),
  words('separator', 'and', 'and|plus|with'),
  marks('separator', 'with', String.raw`w\/`),
  marks('noise', ':', String.raw`[:*=@]|\.(?= |$)|-(?=[a-z])`),
  /** At the start of a fact it would be a minus sign. */
  marks('dash', '-', String.raw`(?<=[\w'")%.] ?)-`),
]
