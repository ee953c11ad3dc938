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

/** Every number word from one to ninety-nine, in lower case, with a space or a hyphen between its two words. */
const COUNTS = new Map<string, number>([
  ...[...UNITS, ...TEENS].map((word, i) => [word, i + 1] as const),
  ...TENS.flatMap((ten, i) => {
    const tens = (i + 2) * 10
    const both = UNITS.flatMap((unit, j) =>
      [' ', '-'].map((joint) => [`${ten}${joint}${unit}`, tens + j + 1] as const),
    )
    return [[ten, tens] as const, ...both]
  }),
])

/** Reads `12`, `four` or `twenty-two`; null for anything else. */
export function readCount(text: string): number | null {
  const known = COUNTS.get(text)
  if (known !== undefined) return known
  if (/^\d+$/.test(text)) return Number(text)
  const word = text.trim().toLowerCase()
  // Most words are no numbers, and are in small letters already.
  return word === text ? null : readCount(word)
}
