export type Axis = 'latitude' | 'longitude'

export type CoordinateToken =
  | {
      readonly kind: 'number'
      readonly value: number
      readonly isWhole: boolean
      readonly sign: '' | '-' | '+'
    }
  /** Says what the number before it counts: 0 degrees, 1 minutes, 2 seconds. */
  | { readonly kind: 'mark'; readonly part: 0 | 1 | 2 }
  | { readonly kind: 'compass'; readonly axis: Axis; readonly isNegative: boolean }
  | { readonly kind: 'label'; readonly axis: Axis }
  | { readonly kind: 'separator' }

const WORDS: Readonly<Record<string, CoordinateToken>> = {
  n: { kind: 'compass', axis: 'latitude', isNegative: false },
  s: { kind: 'compass', axis: 'latitude', isNegative: true },
  e: { kind: 'compass', axis: 'longitude', isNegative: false },
  w: { kind: 'compass', axis: 'longitude', isNegative: true },
  lat: { kind: 'label', axis: 'latitude' },
  lng: { kind: 'label', axis: 'longitude' },
  deg: { kind: 'mark', part: 0 },
  min: { kind: 'mark', part: 1 },
  sec: { kind: 'mark', part: 2 },
}
const SAME_WORDS: Readonly<Record<string, keyof typeof WORDS>> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  latitude: 'lat',
  lon: 'lng',
  long: 'lng',
  longitude: 'lng',
  degree: 'deg',
  degrees: 'deg',
  minute: 'min',
  minutes: 'min',
  second: 'sec',
  seconds: 'sec',
}
const MARKS: Readonly<Record<string, 0 | 1 | 2>> = { '°': 0, "'": 1, '"': 2 }

const TOKEN = /\s*(?:([-+]?) ?(\d{1,3}(?:\.\d*)?|\.\d+)(?!\d)|([a-z]+)\.?|([°'"])|([,;/|])|([:=]))\s*/iy

/** The tokens of typed coordinates; null where the text contains anything else. */
export function lexCoordinates(text: string): CoordinateToken[] | null {
  const tokens: CoordinateToken[] = []
  const plain = plainSigns(text)
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < plain.length) {
    const match = TOKEN.exec(plain)
    if (match === null) return null
    const [, sign = '', digits, word, mark, separator] = match
    if (digits !== undefined) {
      tokens.push({
        kind: 'number',
        value: Number(digits),
        isWhole: !digits.includes('.'),
        sign: sign as '' | '-' | '+',
      })
    } else if (word !== undefined) {
      const name = word.toLowerCase()
      const token = WORDS[SAME_WORDS[name] ?? name]
      if (token === undefined) return null
      tokens.push(token)
    } else if (mark !== undefined) tokens.push({ kind: 'mark', part: MARKS[mark] as 0 | 1 | 2 })
    else if (separator !== undefined) tokens.push({ kind: 'separator' })
  }
  return tokens
}

/** Two figures whose decimals are set off by commas: `29,7604; -95,3698`. */
const DECIMAL_COMMAS = /^\D*\d{1,3},\d+[^\d,;/]*(?:; ?|, +| ?\/ ?| )[^\d,;/]*\d{1,3},\d+\D*$/
const FOUR_WHOLE = /^([-+]?\d{1,3}),(\d{3,}), ?([-+]?\d{1,3}),(\d{3,})$/

/** Typographic signs in their ASCII form, and decimal points for commas where they cannot mean anything else. */
function plainSigns(text: string): string {
  const plain = text
    .replace(/[‐-―−﹣－]/g, '-')
    .replace(/[′’‘ʹ´`]/g, "'")
    .replace(/[″”“ʺ]|''/g, '"')
    .replace(/[º˚]/g, '°')
    .replaceAll('，', ',')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[([{]\s*(.*?)\s*[)\]}]$/, '$1')
  if (DECIMAL_COMMAS.test(plain)) return plain.replace(/(\d),(\d)/g, '$1.$2')
  return plain.replace(FOUR_WHOLE, '$1.$2, $3.$4')
}
