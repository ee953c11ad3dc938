import { amenityBits } from '../amenities/amenity-bits.ts'
import type { Criterion } from '../criteria/criterion.ts'
import { isTown } from '../criteria/is-town.ts'
import { matchesCriterion } from '../criteria/matches-criterion.ts'
import type { ParsedCriterion, ParsedQuery } from '../criteria/parsed-query.ts'
import type { Day } from '../dates/days.ts'
import type { Moment } from '../dates/moments.ts'
import { withDaysOfSale } from './dates/days-of-sale.ts'
import { withNamedTimes } from './dates/named-times.ts'
import { withThisPeriod } from './dates/this-period.ts'
import { withEvents } from './dates/what-happened.ts'
import { withDeniedAlike } from './parties/denied-alike.ts'
import { withPartOfName } from './parties/part-of-name.ts'
import { withoutAbsent } from './phrases/denials/on-neither-side.ts'
import { withoutOtherRecords } from './phrases/denials/other-records.ts'
import { saidPlainly } from './phrases/denials/said-round-about.ts'
import { leftoverText } from './phrases/leftover.ts'
import { mergePhrases } from './phrases/merge-phrases.ts'
import { withPlacedChoices } from './phrases/placed-choices.ts'
import { scan } from './phrases/scan.ts'
import { withSpansApart } from './phrases/spans-apart.ts'
import { withoutTold } from './phrases/told-clauses.ts'
import { withWelcomePlaces } from './phrases/welcome-places.ts'
import { withoutCorrected, withoutDeniedAgain } from './phrases/withdrawals/corrected-figure.ts'
import { withoutDenied } from './phrases/without-denied.ts'
import { withJoiningN } from './places/joined-by-n.ts'
import { withLateDistance, withMiles } from './places/late-distance.ts'
import { withShortCompass } from './places/short-compass.ts'
import { withoutCountyOfTown } from './places/without-county-of-town.ts'
import { withoutMarket } from './places/without-market.ts'
import { withoutPossessives } from './places/without-possessives.ts'
import { zoneOf } from './places/zone-of.ts'
import { withCappedNouns } from './quantities/capped-noun.ts'
import { withCountsBehind } from './quantities/counts-behind.ts'
import { namesType } from './quantities/read-terms.ts'
import { reworded } from './quantities/reworded/reworded.ts'
import { withWantedMoney } from './quantities/said/current-figure.ts'
import { withDeniedComparison } from './quantities/said/denied-comparison.ts'
import { likeSubject } from './quantities/said/like-subject.ts'
import { withLikedScale } from './quantities/said/liked-figure.ts'
import { withNoFurther } from './quantities/said/no-further.ts'
import { withoutPresentFigure } from './quantities/said/present-figure.ts'
import { withTimes } from './quantities/said/times-figure.ts'
import { withSharedBounds } from './quantities/shared-bounds.ts'
import { withShortFigures } from './quantities/short-figures.ts'
import { sortOfDeals } from './quantities/sort-of-deals.ts'
import { joinSpoken } from './spoken/spoken-figures.ts'
import { correctionsOf } from './vocabulary/corrections.ts'
import { knownFirms } from './vocabulary/known-firms.ts'
import { isPlaceWord, isTownWord } from './vocabulary/known-places.ts'
import { prepareVocabulary } from './vocabulary/prepared-vocabulary.ts'
import type { Reading } from './vocabulary/reading.ts'
import { correctSpelling } from './vocabulary/spelling.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'
import { withoutHowAbout } from './words/how-about.ts'
import { lex, type Token } from './words/lexer.ts'
import { writtenOut } from './words/short-forms.ts'
import { withoutAsides } from './words/without-asides.ts'
import { withoutThanks } from './words/without-thanks.ts'

/** "closest to the port first": the order stands on both sides of the place. */
const CLOSEST_FIRST = /\b(?:closest|nearest) (?:to )?[^,;.?!]{2,60} first\b/i

const SAME =
  /^(?:it|there|here|this|that|them|(?:the|that|this|said|my|our) (?:address|place|property|building|site|location|spot))$/i

/** What is said in roundabout ways, in the way that is read: each works on what the one before it left. */
const IN_PLAIN_WORDS: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  withoutDeniedAgain,
  withoutCorrected,
  withCappedNouns,
  withDeniedComparison,
  withNoFurther,
  withTimes,
  saidPlainly,
  withoutAbsent,
  withoutOtherRecords,
  withoutPresentFigure,
  withNamedTimes,
  withThisPeriod,
  withoutHowAbout,
  withWantedMoney,
  withCountsBehind,
  withSharedBounds,
  withShortFigures,
  withLikedScale,
]

/**
 * Reads a broker's question: types, places, rents, sizes, figures, amenities, lease types and parties, in any order.
 * It never fails: words it does not understand become one text criterion, the last. The same text and vocabulary
 * always give the same answer, in time that grows with the length of the text. Without a `today`, words such as
 * "this year" mean nothing to it, nor "my last visit" without a `lastVisit`.
 */
export function parseQuery(
  text: string,
  vocabulary: Vocabulary,
  today?: Day,
  lastVisit?: Moment,
): ParsedQuery {
  // Most questions have no words, and preparing a vocabulary takes longer than answering them.
  if (text.trim() === '') return { criteria: [], sort: null }
  const prepared = prepareVocabulary(vocabulary)
  const isKnown = (word: string) =>
    prepared.isWord(word) || isPlaceWord(word) || isTownWord(word) || knownFirms.words.has(word)
  const plain = withoutPossessives(withShortCompass(withoutThanks(lex(withoutAsides(text)))), prepared)
  const lexed = withJoiningN(plain, text, prepared.cities)
  const named = withPartOfName(lexed, text)
  const written = reworded(writtenOut(joinSpoken(named), isKnown), prepared.zips)
  const meant = IN_PLAIN_WORDS.reduce<readonly Token[]>((said, inPlainWords) => inPlainWords(said), written)
  const typed = withWelcomePlaces(meant, prepared.cities)
  const tokens = correctSpelling(typed, isKnown)
  const seen = { text, tokens, vocabulary: prepared, today, lastVisit }
  const namesOtherType = tokens.some((_, at) => namesType(seen, at))
  const reading = { ...seen, namesOtherType }
  const scanned = scan(reading)
  const { sort, isNearest, left } = scanned
  const phrases = withoutCountyOfTown(
    text,
    withLateDistance(reading, withEvents(reading, withoutTold(reading, scanned), left), left),
  )
  const { limit } = scanned
  const isAmong = phrases.length > 0 || sort !== null || limit !== null || isNearest
  const words = leftoverText(text, tokens, (at) => left[at] === 1, isAmong)
  const chosen = withPlacedChoices(
    text,
    withDeniedAlike(text, withoutDenied(withSamePlace(prepared, phrases))),
  )
  const merged = withDaysOfSale(reading, likeSubject(text, mergePhrases(text, withoutMarket(text, chosen))))
  const name = nameOfOthers(text, vocabulary, merged, words === null)
  if (name !== null) return { criteria: [name], sort: null }
  const corrections = correctionsOf(text, typed, tokens, (at) => left[at] === 1, merged)
  return {
    criteria: withSpansApart(text, [...merged, ...(words === null ? [] : [words])]),
    sort: sortOfDeals(sort, reading, merged),
    ...(limit !== null && { limit: limit.count, limitSpan: limit.span }),
    ...((isNearest || CLOSEST_FIRST.test(text)) && { isNearest: true }),
    ...(corrections.length > 0 && { corrections }),
  }
}

/**
 * "Telge Commerce Center" is the name of a building in Houston, and asks for nothing in Commerce: a name that would
 * not find what it names is words. A question that is understood whole, "Katy warehouse", stays one where it finds
 * some of that name.
 */
function nameOfOthers(
  text: string,
  vocabulary: Vocabulary,
  read: readonly ParsedCriterion[],
  isWhole: boolean,
): ParsedCriterion | null {
  const name = text.trim()
  const named = read.length === 0 ? [] : (vocabulary.propertiesNamed?.(name) ?? [])
  const found = named.filter((property) => {
    const bits = amenityBits(property)
    return read.every(
      ({ criterion }) => criterion.kind === 'text' || matchesCriterion(property, criterion, bits),
    )
  })
  if (found.length === named.length || (isWhole && found.length > 0)) return null
  const start = text.indexOf(name)
  return { criterion: { kind: 'text', text: name }, spans: [{ start, end: start + name.length }] }
}

/** "4710 Pinemont Dr, comps within 5 miles of it", "out of Katy, within 5 miles of there": a radius around the place that was named before. */
function withSamePlace(
  vocabulary: Reading['vocabulary'],
  phrases: readonly ParsedCriterion[],
): ParsedCriterion[] {
  const kept: ParsedCriterion[] = []
  for (const phrase of phrases) {
    const miles = reachOfSame(phrase.criterion)
    const at =
      miles === null ? -1 : kept.findLastIndex(({ criterion }) => isAround(criterion) || isTown(criterion))
    const known = kept[at]
    if (miles === null || known === undefined) kept.push(phrase)
    else {
      const spans = [...known.spans, ...phrase.spans]
      kept[at] = { criterion: around(known.criterion, miles, vocabulary), spans }
    }
  }
  return kept
}

function reachOfSame(criterion: Criterion): number | null {
  if (criterion.kind !== 'zone' || criterion.not || criterion.circles.length > 0) return null
  return criterion.names.every((name) => SAME.test(name)) ? criterion.around : null
}

function isAround(criterion: Criterion): boolean {
  return (
    criterion.kind === 'near' || (criterion.kind === 'zone' && !criterion.not && criterion.around !== null)
  )
}

/** A town that nobody can locate keeps its name, and excludes nothing. */
function around(criterion: Criterion, miles: number, vocabulary: Reading['vocabulary']): Criterion {
  const [name = ''] = criterion.kind === 'word' ? criterion.anyOf : []
  return (
    withMiles(criterion, miles, vocabulary) ?? zoneOf({ name, points: [], reach: null, end: 0 }, miles, miles)
  )
}
