const NUMBER = /^\(?\s*[-+]?\s*[$€£]?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)/
const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/

/**
 * A text that sorts as what a source's own column says: figures by size, days by time, then words by the alphabet.
 * Empty cells have none.
 */
export function risingKey(said: string | null): string | null {
  if (said === null || said.trim() === '') return null
  const text = said.trim().toLowerCase()
  const [, month, day, year] = DAY.exec(text) ?? []
  if (year !== undefined) return `0${sortable(Number(`${year}${two(month)}${two(day)}`))}${text}`
  const figure = figureIn(text)
  return figure === null ? `1${text}` : `0${sortable(figure)}${text}`
}

function figureIn(text: string): number | null {
  const [all, digits] = NUMBER.exec(text) ?? []
  if (all === undefined || digits === undefined) return null
  const isNegative = all.includes('-') || all.startsWith('(')
  return Number(digits.replaceAll(',', '')) * (isNegative ? -1 : 1)
}

/** Sixteen letters that rise with the figure: its bits, turned so that they sort. */
function sortable(figure: number): string {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, figure + 0)
  const bits = view.getBigUint64(0)
  const turned = bits >> 63n === 1n ? ~bits & 0xffffffffffffffffn : bits | (1n << 63n)
  return turned.toString(16).padStart(16, '0')
}

const two = (digits = '') => digits.padStart(2, '0')
