import { MONTHS_WRITTEN_OUT } from './month-words.ts'

/**
 * A text without what says nothing in it, such as "e.g." and the numbers of a list, and with usual words for a few others.
 * What goes leaves its room, so that spans are those of the text.
 */
export function withoutAsides(text: string): string {
  const plain = withoutSpeakers(text)
    .replaceAll(/\b(?:i\.e\.|e\.g\.)/g, blank)
    .replaceAll(FORWARDED, blank)
    .replaceAll(IN_FIGURES, blank)
    .replaceAll(LOOKS, blank)
    .replaceAll(MOVED, (said) => 'max'.padEnd(said.length))
    .replaceAll(CARES, blank)
    .replaceAll(SHORTENED, (said) => `${said.slice(0, -1)} `)
    .replaceAll(IS_AFTER, (said) => 'wants'.padEnd(said.length))
    .replaceAll(ABATED, (said) => 'months free rent'.padEnd(said.length))
    .replaceAll(DROPS_NAME, 'skip')
    .replaceAll(FILLERS, blank)
    .replaceAll(FOR_WORK, blank)
    .replaceAll(WHO_DOES, blank)
    .replaceAll(WHETHER, blank)
    .replaceAll(/(?<= )['’]em\b/g, 'em ')
    .replaceAll(WITH_FIRST, (said, _, which: string) => `, ${which} first`.padEnd(said.length))
    .replaceAll(WHERE_THEY_ARE, (said) => 'there'.padEnd(said.length))
    .replaceAll(REQUIRED, (said) => 'reqd'.padEnd(said.length))
  if (IS_LISTED.test(plain)) return plain.replaceAll(LIST_NUMBER, ', ')
  return IS_BRACKETED.test(plain) ? plain.replaceAll(/\(\d\)/g, ' , ') : plain
}

function blank(said: string): string {
  return ' '.repeat(said.length)
}

/** "Dana: what did they want? / Wade: 80k plus": what is said, without who says it. */
function withoutSpeakers(text: string): string {
  const said = [...text.matchAll(SPEAKER)].map(([, name = '']) => name.toLowerCase())
  const isDialogue = said.length >= LEAST_SAID && new Set(said).size < said.length
  return isDialogue ? text.replaceAll(SPEAKER, (label) => '.'.padEnd(label.length)) : text
}

/** Who says something, at the beginning of a part of a conversation. */
const SPEAKER =
  /(?:^|\s\/\s|\n)\s*((?:\p{Lu}[\p{L}'’-]*\.?|boss|intern|me|client|broker|tenant|landlord|agent|them|him|her)(?: \p{Lu}\.)?):\s/gu
const LEAST_SAID = 3

/** "FW: tile importer requirement", "Fwd from Lacey: " */
const FORWARDED = /^\s*(?:(?:fw|fwd|re)(?: from [a-z]+)?\s*:\s*)+/gi
/** "four (4) months", as contracts have it. */
const IN_FIGURES =
  /(?<=\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand)) \(\d[\d,]*\)/gi
/** "doesn't care what the office looks like", "gross or net doesn't matter" */
const LOOKS =
  /\b(?:nnn|triple net|net|gross|modified gross|mg|full service),? (?:or|vs\.?|versus) (?:nnn|triple net|net|gross|modified gross|mg|full service)(?:[,:]| -)? (?:(?:does|do)(?:n['’]?t| not) matter|no matter|makes no difference)\b|\b(?:does|do)(?:n['’]?t| not) care (?:what|how) (?:the |their |his |her |its |it )?(?:\w+ ){0,2}looks?\b(?: like)?/gi
/** "I only care about 50k and larger" */
const CARES = /(?<=\b(?:cares?|caring|talking) )about(?= \$?\.?\d)/gi
/** "the cap moved from $8.40 to $9.00": the second is the cap. */
const MOVED =
  /\b(?:cap|budget|ceiling|limit|max(?:imum)?) (?:just |has )?(?:moved|went|rose|jumped|crept|was raised|got raised|came down|dropped)(?: up| down)? from \$?[\d.,]+ ?(?:k|cents|m|million|thousand|sf|bucks)? to(?= )/gi
/** "84 mo. or longer": the point ends no sentence. */
const SHORTENED =
  /\b(?:mos?|yrs?|wks?|fts?|sq|approx|acs?|bldgs?|whses?|mfg|mfr|dist|incl|avg|elec|clr)\.(?=\s+[a-z\d$(])/gi
/** "he's after a 60,000-foot warehouse": no date, and no bound. */
const IS_AFTER =
  /\b(?:(?:he|she|they|we|i|who)['’](?:s|re|m)|(?:he|she|they|we|i|client|tenant|user|buyer|customer|prospect|guy) (?:is|are|am|was|were)) after\b(?= (?!the\b))/gi
/** "shall abate four months of base rent" */
const ABATED =
  /\bmonths(?<=\babat(?:e|es|ed|ement of|ing) (?:\S+\s+){1,8}months) (?:of )?(?:base |full |gross |net )?rent\b/gi
/** "Humble and Spring, drop Conroe", but no "drop lot". */
const DROPS_NAME = /(?<=(?:^|[,;.]|\b(?:and|but|please)) ?)\b[Dd]rop(?= \p{Lu}\p{Ll})/gu
/** "in, let's see, 2028" */
const FILLERS =
  /(?:,|\.\.\.) ?(?:let['’]?s see|let me see|let me think|how do you say|what was it|hold on)(?= ?(?:,|\.\.\.))/gi
/** "for the Q4 deck I need", "last month's search": of no deal. */
const SIDES = '(?:tenant|landlord|buyer|seller|owner|investor|leasing|listing|sales|client|broker)'
const WORK =
  '(?:pitch|presentation|meeting|call|tour|survey|lunch|breakfast|interview|proposal|assignment|appraisal|bov|deck|package)(?! (?:cent(?:er|re)|bus|company|room|hall|operator)s?\\b)'
const WHEN =
  '(?: (?:tomorrow|today|tonight|later|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|next|tomorrow) (?:week|month|morning|afternoon|evening)|at \\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?)){0,2}'
const FOR_WORK = new RegExp(
  [
    // "for a tenant rep pitch tomorrow", "landlord rep survey:"
    `\\bfor (?:an? |the |my |our |this |that |his |her |their )?(?:${SIDES}(?: rep(?:resentation)?)? |new |big |quick )*${WORK}\\b${WHEN}`,
    `^\\W*${SIDES}(?: rep(?:resentation)?)? ${WORK}\\b${WHEN}(?: (?:on|for|of)\\b| ?[:,-])`,
    // "broker opinion of value for a 60k warehouse"
    "\\b(?:broker(?:['’]?s)? (?:opinion of value|price opinion)|opinion of value|bov)s?\\b(?: (?:on|for|of)\\b)?",
    "\\b(?:last|this|next) (?:week|month|quarter|year)['’]s (?:search|list|report|run|survey|pull|table|email|meeting|call|memo)\\b",
    `\\bfor (?:the|our|my|this|his|her|their|an?) (?:[\\w'’-]+ ){0,2}?(?:q[1-4]|\\w+ quarter|year[- ]end|monthly|quarterly|annual|${MONTHS_WRITTEN_OUT}|20\\d\\d) (?:deck|report|presentation|slides?|memo|newsletter|meeting|call|board|committee|review|budget|pitch|update)\\b`,
  ].join('|'),
  'gi',
)
/** "for a client who makes furniture", "our tenant, which imports tile,": what they do asks for nothing. */
const WHO_DOES =
  /(?:\bfor )?\b(?:an?|the|my|our|this|that|his|her|their) (?:[a-z-]+ )?(?:client|tenant|user|company|customer|buyer|group|guy|firm|outfit|operator|business|manufacturer|distributor|family|startup)s?,? (?:who|that|which) (?:also )?(?:makes?|sells?|builds?|distributes?|imports?|exports?|ships?|manufactures?|produces?|processes?|repairs?|services?|recycles?|handles?|packs?|packages?|bottles?|brews?|bakes?|prints?|assembles?|fabricates?|welds?|machines?|stores?|moves?|hauls?|deals? in|works? (?:with|in)|specializes? in|does|do)\b(?! not\b|n['’]t\b)[^.,;:!?()\d]{0,60}?(?=\s*(?:$|[.,;:!?()]|\d|\b(?:needs?|wants?|requires?|looking|in|near|around|within|with|under|over|at least|up to|between|from|and (?:needs?|wants?|is|are))\b))/gi
/** "whether it is called a warehouse or a plant makes no difference" */
const WHETHER =
  /\bwhether (?:or not )?[^.;:!?]{3,90}?(?:makes? no difference|(?:does|do)(?:n['’]?t| not) matter|(?:is|are) (?:all the same|all one|not important|unimportant|irrelevant|immaterial|of no importance)|is up to (?:you|them))(?: to (?:me|us|him|her|them))?/gi
/** "sort by size with the smallest first" */
const WITH_FIRST =
  /(?<=\b(?:by|on) [\w ]{3,20})( with (?:the )?(\w+est)(?: ones?)? (?:first|on top|at the top|leading))/gi
/** "within four miles of where they are" */
const WHERE_THEY_ARE =
  /(?<=\b(?:of|from|to|near|around) )where (?:they|we|he|she|it|my client|the (?:client|tenant))(?:['’](?:re|s)| (?:are|is|sits?|was|were|stands?))(?: (?:now|today|currently|already))?\b/gi
/** "rail not req'd" */
const REQUIRED = /\breq['’]d\b/gi
/** "1) 20k 2) docks" */
const LIST_NUMBER = /(?<![\d(.,'-])\d\)/g
const IS_LISTED = /(?<![\d(.,'-])1\).*(?<![\d(.,'-])2\)/s
/** "(1) Distribution (2) ESFR (3) 20k". Fewer are rather counts: "(1) dock (2) grade doors". */
const IS_BRACKETED = /\(1\).*\(2\).*\(3\)/s
