const DIGITS = '(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\.\\d+)'
const SCALE = '(?:k|m|mil|mm|million|thousand)\\b'
const UNIT =
  "(?:(?:feet|ft|foot|'|sf|sq ?ft|square feet|acres?|ac|cents?|¢|docks?|dock doors|doors|clear|clear height|years?|yrs?|months?|mos?|min(?:imum)?|max(?:imum)?|plus|\\+|%)(?!\\w))"
const ANEW =
  '(?:scratch that|strike that|(?:no|nope|wait|hold on|sorry|oops|whoops|actually|correction|rather|or rather|make (?:it|that)|i (?:mean|meant)|should be))'
/** "32 clear. scratch that 36": a figure, and the one that takes its place. */
const MENDED = new RegExp(
  `(?<![\\w.,$-]|\\d (?:to|and|-) )(?<money>\\$ ?)?(?<old>${DIGITS}) ?(?<scale>${SCALE})?(?<unit>(?: ?${UNIT})*)[\\s,.;:!?–—-]+(?:${ANEW}[\\s,.;:!?–—-]+)+\\$?(?<fresh>${DIGITS}) ?(?<freshScale>${SCALE})?(?<freshUnit>(?: ?${UNIT})*)(?=[.,;!?]?(?:\\s|$)(?! ?(?:\\w+ )?(?:miles?|mi|tons?|amps?|stor(?:y|ies)|phase|stalls?|acres?|docks?|doors?)\\b))`,
  'i',
)
/** What is dropped is named by its figure: "drop the 75k, make it 50k". */
const DROPS =
  /\b(?:drop|lose|forget|remove|scratch|skip|exclude|delete|kill|nix|ditch|not|swap|change|replace|bump|move)\b/i

/** "24 clear. scratch that, NNN": a wish with a figure that is withdrawn again. */
const WITHDRAWN =
  /(?<=^|[.;,]\s*)[^.;,]*\d(?:[^.;,]|\.\d)*[.,;]+\s*(?:no[, ]+|actually[, ]+)?(?:scratch|strike) that[\s,.;:-]+(?=(?:no[, ]+)?[^\s\d$.])/i

/** A figure said and taken back at once, as the one it is to be: "32 clear, no 36" is "36 clear". */
export function withMendedFigure(words: string): string {
  const text = words.replace(WITHDRAWN, '')
  const found = MENDED.exec(text)
  const { groups } = found ?? {}
  if (found === null || groups === undefined || DROPS.test(text.slice(0, found.index))) return text
  const { money = '', scale = '', unit = '', fresh = '', freshScale = scale, freshUnit = '' } = groups
  const [own, other] = [unit.trim(), freshUnit.trim()]
  if (own !== '' && other !== '' && familyOf(own) !== familyOf(other)) return text
  const rest = text.slice(found.index + found[0].length)
  const said = own === '' ? other : own
  return `${text.slice(0, found.index)}${money}${fresh}${freshScale === '' ? '' : freshScale}${said === '' ? '' : ` ${said}`}${rest}`
}

/** A height in feet is said with either word, a bound with none. */
function familyOf(unit: string): string {
  const words = unit
    .toLowerCase()
    .replaceAll(/\b(?:min|max)(?:imum)?\b|\bplus\b|\+/g, '')
    .trim()
  return /^(?:f|'|cl)/.test(words) ? 'height' : words.slice(0, 1)
}
