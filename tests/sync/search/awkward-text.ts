import type { TextRow } from '../../../sync/search/text-search.ts'
import type { SeededRandom } from '../../make/seeded-random.ts'

const SPACES = [
  ' ',
  ' ',
  ' ',
  '  ',
  '\t',
  '\r',
  '\n',
  '\v',
  '\f',
  '\u00a0',
  '\u1680',
  '\u2003',
  '\u2028',
  '\ufeff',
]
/** Control characters some take for whitespace, and units that mean something to the page of bytes. */
const CONTROLS = ['\0', '\x1c', '\x1f', '\x7f', '\x80', '\x81', '\x85', '\x9d', '\u200b']
const LETTERS = ['a', 'b', 'e', 'n', 'o', 's', 't', 'A', 'N', 'S', '1', '2', '0', '-', '.', ',', '/', '"']
const FOREIGN = [
  'ß',
  'ẞ',
  'İ',
  'ı',
  'é',
  'É',
  'ñ',
  'Σ',
  'ς',
  'K',
  'Å',
  'ﬁ',
  '–',
  '’',
  '€',
  'Ž',
  'ÿ',
  'Ÿ',
  'Œ',
  '½',
]
const FAR = ['東', 'ж', 'Ж', 'שלום', 'مخزن', '🏗', '🏭', '\ud83c', '\udfd7', 'e\u0301']
const WORDS = [
  'houston',
  'Houston',
  'dock',
  'docks',
  'man',
  'Manufacturing',
  'park',
  'bldg',
  'st',
  'SF',
  'an',
  'nna',
]

/** Text that finds mistakes: few different letters, every kind of whitespace, what changes length when lower-cased. */
function awkwardText(random: SeededRandom, longest: number): string {
  const length = random.int(0, longest)
  const kinds = random.pick([
    [LETTERS],
    [LETTERS, SPACES],
    [WORDS, SPACES],
    [WORDS, SPACES, LETTERS, FOREIGN],
  ])
  const strange = random.chance(0.1) ? [...kinds, random.pick([FAR, CONTROLS, SPACES])] : kinds
  let text = ''
  while (text.length < length) text += random.pick(random.pick(strange))
  return text.slice(0, length)
}

/** A text some edits away. */
export function edited(random: SeededRandom, text: string, edits: number): string {
  let changed = text
  for (let i = 0; i < edits; i++) {
    const at = random.int(0, changed.length)
    const put = random.chance(0.6) ? random.pick(random.chance(0.9) ? LETTERS : FOREIGN) : ''
    changed = changed.slice(0, at) + put + changed.slice(at + random.int(0, 1))
  }
  return changed
}

/** Rows whose values repeat, begin alike, end alike or differ by a few edits; some missing, empty or very long. */
export function awkwardRows(random: SeededRandom, count: number): TextRow[] {
  const ends = Array.from({ length: 6 }, (_, i) => awkwardText(random, [8, 30, 40, 70, 70, 300][i] ?? 0))
  const values = ['', ...ends]
  const value = (base: string): string => {
    switch (random.int(0, 9)) {
      case 0:
        return random.pick(ends) + awkwardText(random, 20)
      case 1:
        return awkwardText(random, 20) + random.pick(ends)
      case 2:
      case 3:
        return edited(random, random.pick(values), random.int(1, 8))
      case 4:
      case 5:
        return edited(random, base, random.int(0, 5))
      case 6:
        return random.pick(values).toUpperCase()
      case 7:
        return random.pick([' ', '\t\r', '\u00a0', '']) + awkwardText(random, 8)
      default:
        return awkwardText(random, random.chance(0.04) ? 500 : random.pick([3, 12, 24, 40, 40, 140]))
    }
  }
  return Array.from({ length: count }, () => {
    const base = random.pick(values)
    return Array.from({ length: 12 }, () => {
      if (random.chance(0.2)) return null
      values.push(value(base))
      return values.at(-1) ?? null
    })
  })
}

/** Queries that nearly match: parts and edits of what is there, beginnings of its words, and text of every length. */
export function awkwardQuery(random: SeededRandom, rows: readonly TextRow[]): string {
  const text = random.pick(random.pick(rows)) ?? 'nothing'
  const cut = random.int(0, text.length)
  switch (random.int(0, 9)) {
    case 0:
      return text
    case 1:
      return text.slice(cut, cut + random.pick([1, 2, 4, 10, 30, 300]))
    case 2:
      return edited(random, text.slice(0, 200), random.int(1, 9))
    case 3:
      return exactly(
        random.pick([31, 32, 33, 64, 65, 180, 181, 182]),
        edited(random, text, random.int(0, 12)),
      )
    case 4:
      return halfOf(random, text.slice(0, 200))
    case 5:
    case 6:
      return beginnings(random, text)
    case 7:
      return ` ${text.toUpperCase().slice(0, 40)}\t`
    case 8:
      return text.slice(0, cut) + awkwardText(random, 40)
    default:
      return awkwardText(random, random.pick([2, 5, 12, 33, 70]))
  }
}

/** Half of the characters are others, so that similarity is about the least that counts. */
function halfOf(random: SeededRandom, text: string): string {
  const kept = random.int(0, text.length >> 1)
  const half = text.length - (text.length >> 1) + random.int(-1, 1)
  return (
    text.slice(0, kept) + 'z'.repeat(Math.max(0, text.length - half)) + text.slice(kept + text.length - half)
  )
}

function exactly(length: number, text: string): string {
  return text.slice(0, length).padEnd(length, 'zq')
}

function beginnings(random: SeededRandom, text: string): string {
  const words = text.split(/\s+/).map((word) => word.slice(0, random.int(1, 90)))
  const several = Array.from({ length: random.int(2, 4) }, () => random.pick(words))
  return several.join(random.pick([' ', ' ', '  ', '\t', '\u00a0']))
}
