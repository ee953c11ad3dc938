import { saysNoSet } from '../../../../sync/assistant/analysis/asks/changed-ask.ts'
import { GROUP_WORDS, groupingNamed } from '../../../../sync/assistant/analysis/asks/grouping-asked.ts'
import { groupCriteria } from '../../../../sync/assistant/analysis/group-rows.ts'
import { isAboutRow } from '../../../../sync/assistant/conversation/about-row.ts'
import { isSameMatter, refine } from '../../../../sync/assistant/conversation/refine.ts'
import { indexOfRow, rowsMeant } from '../../../../sync/assistant/conversation/rows-meant.ts'
import { plainTurn } from '../../../../sync/assistant/conversation/turns/plain-turn.ts'
import type { RowSet } from '../../../../sync/assistant/row-set.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { orderedGroups } from '../../analysis/ordered-groups.ts'
import { readWords } from '../../tools/read-words.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { changedWords } from '../answers/changed-words.ts'
import { askOf, lastAsk, unreadIn } from '../last-ask.ts'
import type { Plan } from '../plan.ts'

/** "the second one", "show me the first one's properties" after a ranking: the properties of that landlord or town. */
export function planGroup(
  at: BookToday,
  text: string,
  known: RowSet | null,
  earlier: readonly string[],
): Plan | null {
  const meant = known === null ? null : groupMeant(text)
  const last = meant === null ? null : lastAsk(at, earlier)
  if (known === null || meant === null || (last?.kind !== 'rank' && last?.kind !== 'group')) return null
  if (meant.by !== null && meant.by !== last.by) return null
  const own = askOf(at, meant.rest)
  const further = own === null ? readWords(at, meant.rest).criteria : []
  const isAllRead =
    own === null
      ? meant.rest === '' || (further.length > 0 && unreadIn(at, meant.rest) === '')
      : saysNoSet(own.rest)
  if (!isAllRead) return null
  const { ordered, shown } = orderedGroups(at.book, last, known)
  const group = shown.at(indexOfRow(meant.place))
  if (group === undefined) return { kind: 'words', words: NO_SUCH_GROUP }
  const keys = ordered.map(({ key }) => key)
  const ofGroup = groupCriteria(last.by, group.key, keys)
  // "Katy or Cypress" says nothing more of what is in Katy.
  const isSaid = (one: Criterion) =>
    one.kind === 'word' && !one.not && ofGroup.some((other) => isSameMatter(one, other))
  const beside = known.criteria.filter((one) => !isSaid(one))
  const criteria = refine([...beside, ...ofGroup], further, 'add')
  const rows = { ...known, criteria }
  return {
    kind: 'calls',
    calls: [
      own === null ? { tool: 'search', input: rows } : { tool: 'analyze', input: { ...rows, ask: own.ask } },
    ],
    wording: own === null ? 'found' : 'plain',
    said: changedWords(known, rows),
  }
}

/** Whether the last question that is not about a row spoke of one of a ranking: "it" is then no property. */
export function spokeOfGroup(at: BookToday, earlier: readonly string[]): boolean {
  const place = earlier.findLastIndex((question) => !isAboutRow(question))
  if (groupMeant(earlier[place] ?? '') === null) return false
  const last = lastAsk(at, earlier.slice(0, place))
  return last?.kind === 'rank' || last?.kind === 'group'
}

const NO_SUCH_GROUP = 'Nothing changed: the ranking has no such row.'

/** Which of a ranking is spoken of, of what where it is said, and what else is: "the second landlord's warehouses". */
function groupMeant(text: string) {
  const plain = plainTurn(text)
  const found = PLACE.exec(plain)
  const { ordinal, number, group } = found?.groups ?? {}
  if (found === null || rowsMeant(plain)?.kind === 'strike') return null
  const picked = number === undefined ? rowsMeant(`the ${ordinal}`) : rowsMeant(`number ${number}`)
  if (picked?.kind !== 'pick') return null
  const rest = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`
  return {
    place: picked.place,
    by: group === undefined ? null : groupingNamed(group),
    rest: rest
      .replaceAll(TALK, ' ')
      .replaceAll(/[?.!,]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }
}

const ORDINAL =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\\d{1,2}(?:st|nd|rd|th)|top(?= one)'
const OF = '(?:of|for|by|with|from|in|at|on|about|does|did|do|is|to)'
const NOUN = `(?: (?:one|on the list|of (?:them|those|these)|(?<group>${GROUP_WORDS}))(?![\\p{L}\\d]))`
/** "the second" by itself, and not "the second deal" */
const ENDS = "(?=['’]s|\\s*[.?!]*$| (?:owns?|ha(?:s|ve)|leases?|rents?|holds?|pays?|got|gets?)\\b)"
/** "the second", "of the first one's", "for number 3", "the third landlord" */
const PLACE = new RegExp(
  `(?:\\b${OF} )?(?:(?:\\b(?:the|that) )?\\b(?<ordinal>${ORDINAL})(?:${NOUN}|(?<=\\b(?:the|that) [\\w]+)${ENDS})|(?:#|\\b(?:number |no\\. ?|row ))(?<number>\\d{1,2})\\b)(?:['’]s?)?`,
  'iu',
)
const TALK =
  /\b(?:show|list|open|give|pull up|see|map|let|what(?:['’]s| is| are)?|which|who(?:['’]s| is| are)?|tell|more|details?|me|us|the|all|their|its?|of|for|about|does|did|do|is|are|and|so|now|ok(?:ay)?|just|only|propert(?:y|ies)|deals?|leases?|listings?|comps|rows?|records?|portfolio|holdings?|buildings?|own|owns|have|has|hold|holds|lease|rent|occupy|belong(?:s|ing)? to|owned by|leased by)\b/gi
