const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`
const SIGN = String.raw`[-+\u2212]?`
/** Thousands, millions and billions. */
const SCALE = 'k(?![a-z])|thousand|mm(?![a-z])|mil(?:lion)?(?![a-z])|b(?:illion)?(?![a-z])|m(?![a-z])'
const LEADING = new RegExp(
  String.raw`^(\(?)\s*(${SIGN})\s*([$€£]?)\s*(${SIGN})(${DIGITS})(?:(\s*)(${SCALE}))?`,
  'i',
)
const TIMES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 }

export interface LeadingFigure {
  figure: number
  /** What stands behind it. */
  rest: string
}

/** The figure that a text begins with: `$1.2M`, `(4) doors`, `(4.5)`, which is below zero; null for none. */
export function leadingFigure(said: string): LeadingFigure | null {
  const text = said.trim()
  const match = LEADING.exec(text)
  if (match === null) return null
  const [all, open, sign = '', currency = '', behind = '', digits = '', space = '', word = ''] = match
  // "12 m", "12mm" and "12B" may be a length or a suite, but not behind a currency.
  const isSure = currency !== '' || /^(?:[kK]|MM|[a-zA-Z]{3,})$/.test(word)
  const isScale = word !== '' && isSure && (space === '' || word.length > 2)
  const scale = isScale ? (TIMES[word.charAt(0).toLowerCase()] ?? 1) : 1
  const rest = text.slice(isScale ? all.length : all.length - word.length - space.length)
  // Accountants put the whole of a figure below zero in brackets; brokers put a count in them.
  const isBracketed = open === '(' && /^\s*%?\s*\)$/.test(rest)
  const isNegative = isBracketed || /[-\u2212]/.test(sign + behind)
  return { figure: Number(digits.replaceAll(',', '')) * scale * (isNegative ? -1 : 1), rest }
}

/**
 * The figure that a column which sources have of their own says: `12`, `$1,200`, `36 ft`, `(4.5)`; null for none, as for
 * `50 x 52` and `3/4/2025`, which are several.
 */
export function ownFigure(said: string): number | null {
  const leading = leadingFigure(said)
  return leading === null || /\d/.test(leading.rest) ? null : leading.figure
}
