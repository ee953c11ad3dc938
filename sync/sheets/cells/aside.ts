/** A remark in parentheses behind a figure: `6/1/2024 (amended 9/1/2024)`. */
const ASIDE = /^(\S.*?) ?\([^()]*\)[.,;]?$/
/** Words and signs with which what is in parentheses says what the figure is, or gives another. */
const OF_THE_FIGURE =
  /[$€£%]|\b(?:vacant|vacancy|available|not?|non|excl(?:uding|usive|udes)?|without|unless|or|per|each|plus|less|remaining|left|option|renewal|yard|land|lot|former(?:ly)?|was|previous(?:ly)?|expired|month(?:s|ly)?|mos?|years?|yrs?|annual(?:ly)?|sf|ac|acres?|m2|cad|eur|gbp|mxn)\b/

/** The text without a remark at its end that changes nothing of its figure; `null` where it has none. */
export function withoutAside(text: string): string | null {
  const [, figure] = ASIDE.exec(text) ?? []
  if (figure === undefined) return null
  return OF_THE_FIGURE.test(text.slice(figure.length)) ? null : figure.trim()
}
