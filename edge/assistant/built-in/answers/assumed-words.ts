import { vocabularyOf } from '../../../../sync/book/question/vocabulary-of.ts'
import { type ParsedQuery, QUERY_LENGTH } from '../../../../sync/domain/criteria/parsed-query.ts'
import { fieldOf } from '../../../../sync/domain/fields/field-list.ts'
import { formatMiles } from '../../../../sync/domain/format.ts'
import { wordsOf, wordsOfLease } from '../../../../sync/domain/query/edit-query.ts'
import { assumedPeriod } from '../../../../sync/domain/query/fields/assumed-period.ts'
import { otherRoles } from '../../../../sync/domain/query/parties/other-roles.ts'
import { assumedMiles } from '../../../../sync/domain/query/quantities/assumed-miles.ts'
import { assumedPower } from '../../../../sync/domain/query/quantities/assumed-power.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { correctionSentences } from '../../../../sync/domain/query/vocabulary/corrections.ts'
import type { Vocabulary } from '../../../../sync/domain/query/vocabulary/vocabulary.ts'
import { listed } from '../../../../sync/domain/words/listed.ts'
import { isOrAre } from '../../analysis/asked-figure-words.ts'
import { figureName } from '../../tools/found.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import type { PlannedCall } from '../plan.ts'

/** What a question was taken to mean that it does not say, as sentences: a typo, a rent per year, minutes as miles. */
export function assumedWords(
  { book, today }: BookToday,
  question: string,
  calls: readonly PlannedCall[],
): string[] {
  const asks = calls.flatMap((call) => (call.tool === 'analyze' ? [call.input.ask] : []))
  // The figures of one lease choose no properties.
  if (asks.some(({ kind }) => kind === 'inputs')) return []
  const text = question.slice(0, QUERY_LENGTH)
  const vocabulary = vocabularyOf(book)
  const parsed = parseQuery(text, vocabulary, today)
  const read = (words: string) => parseQuery(words, vocabulary).criteria.map(({ criterion }) => criterion)
  const isByFirm = asks.some((ask) => 'by' in ask && ask.by === 'brokerFirm')
  return [
    ...correctionSentences(parsed.corrections ?? []),
    ...assumedFigures(text, parsed, read),
    ...otherRoleWords(text, parsed, vocabulary),
    ...(isByFirm && BROKERS.test(text) && !FIRMS.test(text) ? [BY_FIRM] : []),
  ]
}

/** A name in one of the roles that properties have it in. */
function otherRoleWords(text: string, parsed: ParsedQuery, vocabulary: Vocabulary): string[] {
  return parsed.criteria.flatMap(({ criterion }, i) => {
    const roles = otherRoles(wordsOf(text, parsed, i), criterion, vocabulary)
    if (criterion.kind !== 'party' || roles.length === 0) return []
    const [role, ...others] = [criterion.field, ...roles].map((field) => fieldOf(field).label.toLowerCase())
    return [
      `${criterion.text} is taken as the ${role}. The name is also that of a ${listed(others)}: ask for “${criterion.text} as ${others[0]}”.`,
    ]
  })
}

/** "average TI by broker" */
const BROKERS = /\bbrokers?\b/i
/** "by brokerage", "broker firms" */
const FIRMS = /\bbrokerages?\b|\b(?:firms?|shops?|houses?|compan(?:y|ies))\b/i
const BY_FIRM = 'Brokers are taken as their firms. Ask “by agent” for the people.'

function assumedFigures(
  text: string,
  parsed: ParsedQuery,
  read: Parameters<typeof assumedPeriod>[2],
): string[] {
  return parsed.criteria.flatMap(({ criterion }, i) => {
    const words = wordsOf(text, parsed, i)
    const drive = assumedMiles(words, criterion)
    if (drive !== null)
      return [`${drive.minutes} minutes are taken as ${formatMiles(drive.miles)} in a straight line.`]
    const power = assumedPower(words, criterion)
    if (power !== null)
      return [`No field says how much power there is: ${power.figure} is taken as ${power.as.toLowerCase()}.`]
    const rent = assumedPeriod(words, criterion, read, wordsOfLease(text, parsed))
    if (rent === null || criterion.kind !== 'range') return []
    const { field } = criterion
    const is = field === 'effectiveOverTerm' ? 'is' : isOrAre(field)
    const its = is === 'are' ? 'their' : 'its'
    return [`The ${figureName(field)} ${is} taken as per ${rent.period}, by ${its} size.`]
  })
}
