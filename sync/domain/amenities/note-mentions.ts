import { hasQualifiers, isClaimed } from './note-claims.ts'

/** What the specification mines the notes for, in its order. */
export const AMENITY_KINDS = [
  'crane',
  'sprinkler',
  'power',
  'lighting',
  'office',
  'dock',
  'grade',
  'tiltwall',
  'yard',
  'truckCourt',
] as const
export type AmenityKind = (typeof AMENITY_KINDS)[number]

/**
 * The words for each amenity, less the places where they mean something else: Crane Road, a rail yard,
 * "call our office", power lines, "led by".
 */
const WORDS: Record<AmenityKind, RegExp> = {
  crane: /\bcrane(?:s|ways?)?\b(?!\s+(?:rd|road|st|street|ave|ln|lane|dr|blvd|company)\b)/gi,
  sprinkler:
    /(?<!\b(?:lawn|irrigation)\s)\bsprinkler(?:s|ed)?\b|\besfr\b|\bfire[- ]suppression\b|\b(?:wet|dry)[- ](?:pipe|system)\b/gi,
  power:
    /\b(?:3|three)[\s-]{0,2}ph(?:ase)?\b|\b3\s?[øϕφ]|\bpower\b(?!\s*(?:lines?|cent(?:er|re)|wash|outage|company|plant|poles?|easement))|\b\d[\d,]{0,7}\s?-?(?:amps?|volts?|kva)\b|\b\d{3,4}[av]\b/gi,
  lighting: /\bLEDs?\b|\b[Ll]ed (?:warehouse |high[- ]?bay |shop )?(?:light|fixture|lamp|retrofit|upgrade)/g,
  office:
    /(?<!\b(?:our|your|leasing|listing|post|call|contact|the|head)\s)\boffices?\b(?!\s+(?:parks?|depot|hours)\b)/gi,
  dock: /(?<!\b(?:barge|boat|ship)\s)\bdock(?:s|-?high)?\b(?!\s+(?:rd|st|street)\b)|\btruck[- ]?(?:wells?|level|high)\b|\b\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?(?:DH|TW|TL)s?\b|\bDH\b/gi,
  grade:
    /\b(?:grade|ground)[- ]?level\b(?!\s+(?:office|parking|floor|retail))|\bdrive[- ]?ins?\b|(?<!\bdock(?:[- ]?high)?\s)\b(?:roll[- ]?up|overhead) doors?\b|\b\d{1,3}\s?(?:GL|DI|OHD)s?\b|\bGL\b/gi,
  tiltwall: /\btilt[- ]?(?:walls?|up)\b|\bconcrete tilt\b/gi,
  yard: /(?<!\b(?:rail|ship|cubic|navy|train|front|back|side|switching)[- ]?)\byards?\b(?!\s+(?:setback|from|away))|\b(?:outdoor|outside)[- ]storage\b|\blay-?down\b|\bios\b/gi,
  truckCourt: /\btruck[- ]?courts?\b/gi,
}

const THREE_PHASE = /\b(?:3|three)[\s-]{0,2}ph(?:ase)?\b|\b3\s?[øϕφ]/i
const SINGLE_PHASE = /\b(?:single|one|1)[\s-]{0,2}ph(?:ase)?\b/i

/** Where a note speaks of an amenity that is there: from `start` up to, not including, `end`. */
export interface Mention {
  start: number
  end: number
}

/** The places where the note claims the amenity, in order. */
export function mentionsOf(note: string, kind: AmenityKind): Mention[] {
  if (kind === 'power' && isSinglePhase(note)) return []
  const isQualified = hasQualifiers(note)
  const words = WORDS[kind]
  words.lastIndex = 0
  return Array.from(note.matchAll(words), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  })).filter(({ start, end }) => !isQualified || isClaimed(note, start, end))
}

/** Whether the note claims the amenity; `isQualified` is `hasQualifiers(note)`, asked once for all kinds. */
export function isMentioned(note: string, kind: AmenityKind, isQualified: boolean): boolean {
  const words = WORDS[kind]
  words.lastIndex = 0
  for (let match = words.exec(note); match !== null; match = words.exec(note)) {
    if (isQualified && !isClaimed(note, match.index, words.lastIndex)) continue
    return kind !== 'power' || !isSinglePhase(note)
  }
  return false
}

/** The card says "3-phase" wherever power is spoken of, so a note that says otherwise must not count. */
function isSinglePhase(note: string): boolean {
  return SINGLE_PHASE.test(note) && !THREE_PHASE.test(note)
}
