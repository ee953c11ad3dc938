/** What is built or used in one way and written in several, each way as a search would find it. */
const WAYS: readonly (readonly [of: WordsOf, ...ways: string[]])[] = [
  ['Construction', 'tilt wall', 'tiltwall', 'tilt up', 'tiltup', 'concrete tilt'],
  ['Use', 'cold storage', 'freezer', 'cooler', 'refrigerated'],
  ['Loading', 'cross dock', 'crossdock', 'x dock'],
  ['Construction', 'build to suit', 'built to suit', 'bts'],
  ['Construction', 'pre engineered', 'metal building', 'steel building'],
]
/** What words of several spellings say of a building. */
type WordsOf = 'Construction' | 'Use' | 'Loading'

const PATTERNS = WAYS.map(([of, ...ways]) => ({
  of,
  ways: ways.flatMap((way) => (way.includes(' ') ? [way, way.replaceAll(' ', '-')] : [way])),
  pattern: new RegExp(
    `(?<![\\p{L}\\d])(?:${ways.map((way) => `${way.replaceAll(' ', '[- ]?')}(?:s|ed)?`).join('|')})(?![\\p{L}\\d])`,
    'iu',
  ),
}))

/** The same words with each other way of writing what they name: "tilt-up in Katy" is also "tilt wall". Empty for none. */
export function spellingVariants(text: string): string[] {
  const found = PATTERNS.find(({ pattern }) => pattern.test(text))
  if (found === undefined) return []
  return found.ways.map((way) => text.replace(found.pattern, way)).filter((other) => other !== text)
}

/** What some words name that have several spellings, where they name nothing else: "tilt-up" is of the construction. */
export function wordsAlone(text: string): WordsOf | null {
  return PATTERNS.find(({ pattern }) => text.replace(pattern, '').trim() === '')?.of ?? null
}
