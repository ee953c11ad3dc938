/** What is built or used in one way and written in several, each way as a search would find it. */
const WAYS: readonly (readonly string[])[] = [
  ['tilt wall', 'tiltwall', 'tilt up', 'tiltup', 'concrete tilt'],
  ['cold storage', 'freezer', 'cooler', 'refrigerated'],
  ['cross dock', 'crossdock', 'x dock'],
  ['build to suit', 'built to suit', 'bts'],
  ['pre engineered', 'metal building', 'steel building'],
]
const PATTERNS = WAYS.map((ways) => ({
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
