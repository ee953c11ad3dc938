import { phraseOf } from '../../../domain/query/fields/phrase-of.ts'

type Side = 'min' | 'max'

const VERB =
  '(?:no|without|none of|lose|drop|skip|toss(?: out)?|cut(?: out)?|ditch|dump|kill|nix|axe|exclude|remove|delete|scrap|omit|ignore|forget(?: about)?|get rid of|(?:take|leave|throw|weed|filter|strip|clear) out|eliminate)'
const ADJECTIVE =
  '(?:(?<size>small(?:er|est|ish)?|tin(?:y|ier)|little|big(?:ger|gest)?|larger?|huge|giant|massive)|(?<age>old(?:er|est)?|newe?r?|dated)|(?<rent>cheap(?:er|est)?|low[- ]rent|expensive|pric(?:e?y|ier)|high[- ]rent)|(?<term>(?:short|long)(?:er)?[- ]term|long(?:er)?)|(?<height>short(?:er)?|low[- ]clear|tall(?:er)?))'
const BUILDINGS =
  'stuff|ones?|things?|guys|boxes|box|buildings?|bldgs?|propert(?:y|ies)|spaces?|units?|suites?|listings?|warehouses?|sites?|parcels?|product|comps?'
const DEALS = 'deals?|leases?|sales?|signings?|transactions?'
const TALK =
  "(?:(?:like|(?:let['’]?s |i['’]d )?say|you know|call it|probably|i (?:guess|think|mean)|i\\.?e\\.?|meaning|so|or|and|maybe|that(?:'s| is| are)?|which (?:is|are)|basically|roughly|about|just|with|at|anything|everything|whatever|all|those|the ones|stuff|deals|built|signed|sold|done|from)[, ]+)*"
const BELOW =
  '(?:below|under|beneath|(?:less|smaller|lower|shorter|older|cheaper|earlier|fewer) than|before|prior to|pre-?|sub-?|<)'
const ABOVE =
  '(?:above|over|(?:more|bigger|larger|greater|higher|taller|newer|longer|pricier|later) than|after|past|beyond|north of|post-?|>)'
const FIGURE =
  "(?<figure>\\$? ?(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\.\\d+))(?<unit> ?(?:k|thousand|m|mil|million)\\b)?(?<rest> ?(?:cents?|¢|sf|sq ?ft|square feet|acres?|ac|feet|ft|foot|'|years?|yrs?|months?|mos?)(?![\\w]))?"
const BEYOND =
  '(?<orLess> (?:and|or) (?:under|below|less|smaller|fewer|older|shorter|cheaper|down|earlier))|(?<orMore> ?\\+| (?:and|or) (?:over|above|more|bigger|larger|up|newer|taller|longer|higher|later))'
/** "lose the small stuff, say below 40k": what goes, and how far. */
const SAID = `(?:(?:all|any|anything|the|those|these|of|really|very|super|way|too) )*${ADJECTIVE}(?: (?:${BUILDINGS}|(?<deals>${DEALS})))\\s*[,;:(–—.-]*\\s*${TALK}(?:(?:(?<below>${BELOW})|${ABOVE}) ?${FIGURE}|${FIGURE.replaceAll(/\?<(?=\w)/g, '?<b')}(?:${BEYOND}))\\)?`
const STUFF = new RegExp(
  `(?<=^|[,.;!?–-] *|\\b(?:and|then|ok|okay|please|also|now|but|so|just|actually|let['’]?s|you|we) )${VERB} ${SAID}`,
  'i',
)
/** "and the old ones, before 1990" right behind */
const STUFF_AS_WELL = new RegExp(`^\\s*(?:,|and|or|&|plus)+ (?:and |also )?${SAID}`, 'i')

/** Square feet: fewer are said of thousands. */
const LEAST_SIZE = 1_000
/** Rents of as much and more are said in cents. */
const LEAST_CENTS = 20

/** "lose the small stuff, say below 40k" in words of what stays: "at least 40k sf". */
export function withStuffLeftOut(text: string): string {
  const first = STUFF.exec(text)
  if (first === null) return text
  const stay = [stayingIn(first.groups ?? {})]
  let rest = text.slice(first.index + first[0].length)
  for (let next = STUFF_AS_WELL.exec(rest); next !== null; next = STUFF_AS_WELL.exec(rest)) {
    stay.push(stayingIn(next.groups ?? {}))
    rest = rest.slice(next[0].length)
  }
  return `${text.slice(0, first.index)}${stay.join(', ')}${rest}`
}

function stayingIn(groups: Record<string, string | undefined>): string {
  const isBeside = groups.bfigure !== undefined
  const isBelow = isBeside ? groups.orLess !== undefined : groups.below !== undefined
  return staying(groups, isBelow ? 'min' : 'max', isBeside)
}

/** The bound of what stays, strict where the figure itself goes as well. */
function staying(groups: Record<string, string | undefined>, side: Side, isStrict: boolean): string {
  const { size, age, term, rent, height, deals } = groups
  const figure = (groups.figure ?? groups.bfigure ?? '').trim()
  const scale = (groups.unit ?? groups.bunit ?? '').trim()
  const unit = (groups.rest ?? groups.brest ?? '').trim()
  const bound = isStrict ? (side === 'min' ? 'over' : 'under') : side === 'min' ? 'at least' : 'at most'
  const value = Number(figure.replaceAll(/[$ ,]/g, ''))
  if (/^(?:y|mo)/i.test(unit)) return `term ${bound} ${figure} ${unit}`
  if (age !== undefined) return ofYears(value, side, isStrict, deals)
  if (unit === "'" || /^f/i.test(unit) || height !== undefined) return `${bound} ${figure} ft clear`
  if (/^a/i.test(unit)) return `${bound} ${figure} acres`
  if (rent !== undefined || /^(?:c|¢)/i.test(unit))
    return `rent ${bound} ${figure}${unit !== '' || value >= LEAST_CENTS ? ' cents' : ''}`
  if (term !== undefined) return `term ${bound} ${figure} years`
  const isShort = size !== undefined && scale === '' && value < LEAST_SIZE
  return `${bound} ${figure}${isShort ? 'k' : scale} sf`
}

function ofYears(year: number, side: Side, isStrict: boolean, deals: string | undefined): string {
  const bound = isStrict ? year + (side === 'min' ? 1 : -1) : year
  if (deals === undefined)
    return phraseOf({ kind: 'range', field: 'yearBuilt', min: null, max: null, [side]: bound })
  const verb = /^(?:sale|transaction)/i.test(deals)
    ? 'sold '
    : /^(?:lease|signing)/i.test(deals)
      ? 'signed '
      : ''
  return side === 'min' ? `${verb}since ${bound}` : `${verb}before ${bound + 1}`
}
