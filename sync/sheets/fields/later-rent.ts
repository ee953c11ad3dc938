const RENT: ReadonlySet<string> = new Set(['rent', 'rate'])
/** Words of the header of any rent. */
const OF_RENT: ReadonlySet<string> = new Set(
  'rent rate base contract net gross nnn mg scheduled lease amount dollar per sf month year'.split(' '),
)
/** Words beside a year that has no word of a rent. */
const OF_BARE_YEAR: ReadonlySet<string> = new Set('lease net gross nnn dollar per sf month year'.split(' '))
const NTH = 'second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const CARDINALS = 'two three four five six seven eight nine ten'.split(' ')
const LAST_YEAR = 40

/** Of the header of a later rent the year of the lease, from 2, and what else it says. */
export interface LaterRent {
  readonly year: number
  readonly words: readonly string[]
  /** It says no rent: `Year 2` may be of anything, and only its values tell. */
  readonly isBare: boolean
}

/** What a header says of a rent that is not paid first: `Year 2 Rent`, `Rent Yr. 3 ($/SF/Yr)`, `2nd Year Rent`, `Year 2`. */
export function laterRentIn(words: readonly string[]): LaterRent | null {
  for (const [at, word] of words.entries()) {
    const behind = words[at + 1] ?? ''
    const cardinal = word === 'year' ? yearOf(behind, CARDINALS, '') : null
    const year = cardinal ?? (behind === 'year' ? yearOf(word, NTH, 'nd|rd|th') : null)
    if (year === null) continue
    const others = words.toSpliced(at, 2)
    const isBare = !others.some((other) => RENT.has(other))
    const isRent = others.every((other) => (isBare ? OF_BARE_YEAR : OF_RENT).has(other))
    return isRent ? { year, words: others, isBare } : null
  }
  return null
}

function yearOf(word: string, names: readonly string[], endings: string): number | null {
  const [, digits] = new RegExp(`^(\\d{1,2})(?:${endings})$`).exec(word) ?? []
  const year = digits === undefined ? names.indexOf(word) + 2 : Number(digits)
  // A word that is no name of a year comes to 1.
  return year >= 2 && year <= LAST_YEAR ? year : null
}
