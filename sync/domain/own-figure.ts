/** A currency before it, a unit or words behind it, but no other figure: `50 x 52` and `3/4/2025` are none. */
const FIGURE = /^\(?\s*([-+\u2212]?)\s*[$€£]?\s*([-+\u2212]?)(\d[\d,]*(?:\.\d+)?|\.\d+)\D*$/

/** The figure that a column which sources have of their own says: `12`, `$1,200`, `36 ft`, `(4.5)`; null for none. */
export function ownFigure(said: string): number | null {
  const text = said.trim()
  const [, sign = '', behind = '', digits] = FIGURE.exec(text) ?? []
  if (digits === undefined) return null
  const isNegative = text.startsWith('(') || /[-\u2212]/.test(sign + behind)
  return Number(digits.replaceAll(',', '')) * (isNegative ? -1 : 1)
}
