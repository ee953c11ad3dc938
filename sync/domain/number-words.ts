const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** The source of a pattern for a number from one to ninety-nine written as a word. Case is the caller's. */
export const NUMBER_WORD = `(?:(?:${TENS.join('|')})(?:[- ](?:${UNITS.join('|')}))?|${[...TEENS, ...UNITS].join('|')})`

/** Reads `12`, `four` or `twenty-two`; null for anything else. */
export function readCount(text: string): number | null {
  const word = text.trim().toLowerCase()
  if (/^\d+$/.test(word)) return Number(word)
  const [first = '', second] = word.split(/[- ]/)
  const small = [...UNITS, ...TEENS].indexOf(first) + 1
  if (small > 0) return second === undefined ? small : null
  const tens = TENS.indexOf(first)
  if (tens < 0) return null
  const unit = second === undefined ? 0 : UNITS.indexOf(second) + 1
  return second !== undefined && unit === 0 ? null : (tens + 2) * 10 + unit
}
