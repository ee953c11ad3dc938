/** The first figure of a text, to compare columns by; NaN for a percentage, and for words. */
export function figureIn(text: string): number {
  const [figure] = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(text) ?? []
  return figure === undefined || text.includes('%') ? Number.NaN : Number(figure.replaceAll(',', ''))
}
