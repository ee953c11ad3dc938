import { figureAsked } from '../../../../sync/assistant/analysis/asks/figure-asked.ts'
import { unknownFigure } from '../../../../sync/assistant/analysis/asks/unknown-figure.ts'
import { usualWords } from '../../../../sync/assistant/analysis/asks/usual-words.ts'

/** Figures people ask for that are not worked out, each with the nearest that is. */
const REFUSED: readonly (readonly [words: RegExp, name: string, instead: string])[] = [
  [/\bnoi\b|\bnet operating income\b/i, 'net operating income', 'median rent and operating expenses'],
  [
    /\birr\b|\binternal rates? of return\b|\bcash[- ]on[- ]cash\b|\byields?\b/i,
    'returns',
    'median sale price per SF',
  ],
  [/\bvacanc(?:y|ies)\b/i, 'vacancy', 'average percent leased'],
  [
    /\basking (?:rents? )?(?:vs\.?|versus|and|to|against|from) (?:the )?(?:starting|signed|achieved|actual|taking|effective|contract|final|closed|executed|in-place)\b|\b(?:starting|signed|achieved|actual|contract|executed) (?:rents? )?(?:vs\.?|versus|and|to|against|from) (?:the )?asking\b|\b(?:discounts?|spreads?|haircuts?|reductions?) (?:off|to|from|below|against|on|versus|vs\.?) (?:of )?(?:the )?asking\b|\b(?:below|above|under|over) (?:the )?(?:asking|ask)\b(?! rents? of| \$?\.?\d)/i,
    'the gap between asking and signed rents',
    'median asking rent, then for the median rent',
  ],
  [/\babsorption\b/i, 'absorption', 'number of leases by quarter signed'],
  [
    /\bdays on (?:the )?market\b|\btime on market\b/i,
    'time on the market',
    'number of leases by quarter signed',
  ],
  [/\b(?:property|real estate) taxes\b/i, 'taxes', 'median operating expenses'],
  [
    /\bforecasts?\b|\bpredict(?:ion|ions|ed)?\b|\bwill rents?\b/i,
    'forecasts',
    'median rent by quarter signed',
  ],
  [
    /\bstandard deviations?\b|\bstd\.? ?dev\b|\bvariance\b/i,
    'deviations',
    'range and quartiles of the rents',
  ],
  [
    /\bcorrelat\w+\b|\bregressions?\b|\bcoefficients?\b|\brelationship between\b|\brelates? to\b/i,
    'correlations',
    'median rent by size band',
  ],
  [
    /\bthe mode\b(?= (?:of|for|rents?))|\bmodal (?:rents?|sizes?|terms?)\b/i,
    'the most frequent value',
    'range and quartiles of the rents',
  ],
  [/\bpayback\b|\bnet of (?:tis?|free rent|concessions|the tis?)\b/i, 'that', 'median net effective rent'],
  [
    /\b(?:rents?|rates?|prices?|cost|sf|square feet) per (?:cubic (?:foot|ft)|cf|employee|person|worker|pallet|stall|trailer|ton|dock|door)\b/i,
    'that ratio',
    'median rent per SF',
  ],
  [
    /\b(?:hvac|roof|paving|mechanical) (?:ages?|years?|tonnage|condition|life)\b/i,
    'that',
    'median year built',
  ],
  [/\b(?:prices?|cost) per (?:acre|door|unit|key)\b/i, 'that price', 'median sale price per SF'],
]
const WORKS_OUT =
  /\b(?:average|avg|mean|median|what|which|how|highest|lowest|total|by|compare|trend|forecast|predict|will|spread|gap|difference|delta|between|apart|discount|are|is|do|did|rents?)\b/i

/** Characters before a figure that is the first thing said. */
const FIRST_WORDS = 12

/**
 * Says at once that a figure is not worked out, and names the nearest one; null where none is asked for. `unread` says
 * which of some words mean nothing.
 */
export function refusedFigure(text: string, unread: (words: string) => string): string | null {
  const found = REFUSED.find(([words]) => words.test(text))
  if (found === undefined) {
    const unknown = unknownFigure(usualWords(text), unread)
    return unknown === null ? null : refusal(`“${unknown}”`, 'median rent')
  }
  // "vacancy in Katy" asks for it as well.
  const isFirst = (found[0].exec(text)?.index ?? 0) <= FIRST_WORDS
  if (!isFirst && !WORKS_OUT.test(text)) return null
  const [, name, instead] = found
  return refusal(name, instead)
}

/**
 * "vacancy and average rent in Katy": the question without the figure that is not worked out, and what is said of that
 * one. Null where nothing is left to work out.
 */
export function refusedBeside(text: string): { rest: string; sentence: string } | null {
  for (const [words, name, instead] of REFUSED) {
    const joint = String.raw`\s*(?:,\s*(?:and\s+)?|\band\s+|&\s*|\bplus\s+)(?:the\s+)?`
    const rates = String.raw`(?:\s+rates?)?`
    const first = new RegExp(`(?:${words.source})${rates}${joint}`, 'i')
    const later = new RegExp(`${joint}(?:${words.source})${rates}`, 'i')
    const rest = [later, first].map((said) => text.replace(said, ' ').trim()).find((left) => left !== text)
    const isLeft = rest !== undefined && !words.test(rest)
    if (isLeft && (figureAsked(usualWords(rest)) !== null || COUNTED.test(rest)))
      return { rest, sentence: refusal(name, instead) }
  }
  return null
}

const COUNTED = /\b(?:how many|number of|count)\b/i

function refusal(name: string, instead: string): string {
  return `I do not work out ${name}, and give no other figure for it. The nearest I can do: ask for the ${instead} of the same properties.`
}
