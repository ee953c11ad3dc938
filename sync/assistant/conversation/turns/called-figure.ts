const FIGURE = '\\$? ?(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\.\\d+)'
const UNITS: readonly (readonly [words: string, of: string])[] = [
  ['acres?|ac', 'land'],
  ['k|thousand|sf|sq ?ft|square feet', 'size'],
  ["feet|ft|foot|'|clear", 'height'],
  ['cents?|¢', 'rent'],
  ['docks?|doors', 'doors'],
  ['years?|yrs?|months?|mos?', 'time'],
  ['tons?', 'tons'],
]
const UNIT = UNITS.map(([words]) => words).join('|')
const CALLED = new RegExp(
  `(?:[,–—-]|\\b(?:so|then|thus|and|which|that means)\\b|\\s)*\\b(?:let['’]?s |we['’]ll |just )?call (?:it|that) (?:(?:about|around|roughly|an even) )?(?=${FIGURE} ?(?<unit>(?:${UNIT})(?!\\w))?)`,
  'i',
)
const SAID = new RegExp(
  `(?<![\\w.,$])(?:${FIGURE} ?(?<unit>(?:${UNIT})(?!\\w))?|(?:another|an?|one|two|three|half an?)(?: (?:extra|additional|further|more))? (?<spoken>(?:${UNIT})(?!\\w)))`,
  'gi',
)
const SENTENCE_ENDS = /[.;!?]\s+/g

/** "needs 2 acres extra so call it 8 ac min": the figure that is called wins over the one before it. */
export function withCalledFigure(text: string): string {
  const found = CALLED.exec(text)
  if (found === null) return text
  const before = text.slice(0, found.index)
  const start = [...before.matchAll(SENTENCE_ENDS)].at(-1)
  const from = start === undefined ? 0 : start.index + start[0].length
  const of = matterOf(found.groups?.unit)
  const said = [...before.slice(from).matchAll(SAID)].map(({ groups }) =>
    matterOf(groups?.unit ?? groups?.spoken),
  )
  const isReason = said.length > 0 && said.every((one) => one === null || of === null || one === of)
  if (!isReason) return text
  return `${before.slice(0, from)}make it ${text.slice(found.index + found[0].length)}`
}

function matterOf(unit: string | undefined): string | null {
  if (unit === undefined) return null
  return UNITS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(unit))?.[1] ?? null
}
