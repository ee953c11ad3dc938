import { US_STATES } from '../../../sync/domain/place/us-states.ts'
import type { Expected, FileQuestion } from './questions-file.ts'

/** How a reading stands to what was expected of it. */
export interface Judgment {
  isRight: boolean
  /** Keys that were expected. */
  keys: number
  /** Those that are there with their value. */
  right: number
  /** Keys with a value that nobody asked for. */
  wrong: readonly string[]
  /** Keys that are not there or have another value. */
  missed: readonly string[]
}

/** The judgment by the alternative that the reading is nearest to. */
export function judge(found: Expected, { expected }: Pick<FileQuestion, 'expected'>): Judgment {
  const [best] = expected
    .map((wanted) => judgeOne(found, wanted))
    .sort(
      (a, b) =>
        Number(b.isRight) - Number(a.isRight) || b.right - b.wrong.length - (a.right - a.wrong.length),
    )
  if (best === undefined) throw new Error('Nothing was expected of a question.')
  return best
}

function judgeOne(said: Expected, wanted: Expected): Judgment {
  const found = withGrade(said, wanted)
  const asked = Object.keys(wanted).filter((key) => key !== 'ask')
  const missed = asked.filter((key) => !isSame(key, placeOr(found, key, wanted), wanted[key], wanted))
  const wrong = Object.keys(found).filter((key) => {
    if (key in wanted || isImplied(key, found[key], wanted)) return false
    if (key === 'location' || key === 'near') return !placeStandsFor(key, found, wanted)
    return true
  })
  const changed = missed.filter((key) => key in found)
  return {
    isRight: missed.length === 0 && wrong.length === 0,
    keys: asked.length,
    right: asked.length - missed.length,
    wrong: [...wrong, ...changed],
    missed,
  }
}

/** One grade door at least is what the amenity says. */
function withGrade({ minGradeDoors, ...found }: Expected, wanted: Expected): Expected {
  const isAmenity = list(wanted.amenities).includes('grade') && !('minGradeDoors' in wanted)
  if (minGradeDoors !== 1 || !isAmenity)
    return { ...found, ...(minGradeDoors !== undefined && { minGradeDoors }) }
  return { ...found, amenities: [...list(found.amenities ?? []), 'grade'] }
}

/** A place may be asked for as `near` or as `location`. */
function placeOr(found: Expected, key: string, wanted: Expected): unknown {
  if (key === 'near' && !('near' in found)) return found.location
  if (key === 'location' && !('location' in found) && !('near' in wanted)) return found.near
  return found[key]
}

function placeStandsFor(key: string, found: Expected, wanted: Expected): boolean {
  if (key === 'location' && 'near' in wanted)
    return 'near' in found || isSame('near', found.location, wanted.near, wanted)
  return key === 'near' && 'location' in wanted && !('location' in found)
}

const AMENITY_KEYS: Readonly<Record<string, readonly string[]>> = {
  dock: ['minDockDoors'],
  grade: ['minGradeDoors'],
  crane: ['minCraneTons'],
  office: ['minOfficeSf', 'maxOfficeSf'],
}

/** What a figure beside it already says may be there or not. */
function isImplied(key: string, value: unknown, wanted: Expected): boolean {
  if (key !== 'amenities') return false
  return list(value).every((amenity) => (AMENITY_KEYS[String(amenity)] ?? []).some((own) => own in wanted))
}

function isSame(key: string, found: unknown, wanted: unknown, all: Expected): boolean {
  if (found === undefined) return isTargetBound(key, all)
  if (typeof wanted === 'number') return typeof found === 'number' && isSameNumber(key, found, wanted, all)
  if (/(?:From|To)$/.test(key))
    return Math.abs(Date.parse(String(found)) - Date.parse(String(wanted))) <= 86_400_000
  const isPlace = /^(?:near|location|notLocation)$/.test(key)
  const [a, b] = [list(found), list(wanted)].map((values) => values.map((value) => folded(String(value))))
  const extra = (a ?? []).filter((one) => !(b ?? []).some((other) => areOne(one, other, isPlace)))
  const absent = (b ?? []).filter((one) => !(a ?? []).some((other) => areOne(one, other, isPlace)))
  const optional = key === 'amenities' ? extra.filter((one) => !isImplied('amenities', one, all)) : extra
  return absent.length === 0 && optional.length === 0
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** "Trinity Basin" is Trinity Basin Properties; of a place all words must be there. */
function areOne(a: string, b: string, isPlace: boolean): boolean {
  if (a === b) return true
  // "Hobby" is Hobby Airport.
  if (isPlace && a === `${b} airport`) return true
  return !isPlace && (a.includes(b) || b.includes(a))
}

function isSameNumber(key: string, found: number, wanted: number, all: Expected): boolean {
  if (Math.abs(found - wanted) <= Math.abs(wanted) * 0.01) return true
  const [low, high] = targetOf(key, all) ?? [0, 0]
  const target = (low + high) / 2
  const reach = Math.abs(found - target) / target
  return high > 0 && reach >= 0.09 && reach <= 0.31
}

/** A target: the file gives a fifth either way. */
function targetOf(key: string, all: Expected): [number, number] | null {
  const ends = /^(?:min|max)(Sqft|Acres)$/.exec(key)
  if (ends === null) return null
  const [low, high] = [all[`min${ends[1]}`], all[`max${ends[1]}`]]
  return typeof low === 'number' && typeof high === 'number' && Math.abs(high / low - 1.5) < 0.001
    ? [low, high]
    : null
}

function isTargetBound(key: string, all: Expected): boolean {
  return key.startsWith('max') && targetOf(key, all) !== null
}

const CODES = new Set<string>(US_STATES.map(([code]) => code))
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bnortheast\b/g, 'ne'],
  [/\bnorthwest\b/g, 'nw'],
  [/\bsoutheast\b/g, 'se'],
  [/\bsouthwest\b/g, 'sw'],
  [/\b(?:state highway|highway|hwy|tx|sh|us|ih|i|interstate|route|rt)\s+(?=\d)/g, 'hwy '],
  [
    /\b(?:george bush intercontinental airport|bush intercontinental airport|bush intercontinental|iah)\b/g,
    'iah',
  ],
  [/\b(?:jones lang lasalle)\b/g, 'jll'],
  [/\b(?:cb richard ellis)\b/g, 'cbre'],
  [/\b(?:cushman wakefield|cushman and wakefield|cushwake|c w)\b/g, 'cw'],
  ...US_STATES.map(
    ([code, name]) => [new RegExp(`\\b${name.toLowerCase()}\\b`, 'g'), code.toLowerCase()] as const,
  ),
  [/\bthe\b/g, ''],
  [/\bcity of\b/g, ''],
  [/\bbeltway 8\b/g, 'beltway'],
  // "99 & 290" are Highways 99 and 290, and the southeast side of a town is its southeast.
  [/\bhwy (?=\d)/g, ''],
  [/\band\b/g, ''],
  [/(?<=\b(?:ne|nw|se|sw)) side of\b/g, ''],
]

/** Without case, accents, punctuation, articles and the state at the end, and in short forms. */
function folded(text: string): string {
  let plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(
      /(?<!^(?:Central|(?:North|South)?(?:[Ee]ast|[Ww]est)?(?:ern)?)),?\s+([A-Z]{2})$/,
      (said, code: string) => (CODES.has(code) ? '' : said),
    )
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.-]+/gu, ' ')
    .replace(/-(?=\D)|(?<=\D)-(?=\d{1,3}\b)/g, ' ')
  for (const [long, short] of SHORT) plain = plain.replace(long, short)
  plain = plain.replace(/(?<=\bcounty) +[a-z]{2}$/, '')
  return plain.replace(/\s+/g, ' ').trim()
}
