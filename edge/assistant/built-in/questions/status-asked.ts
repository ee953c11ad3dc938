import { workOutGroups } from '../../../../sync/assistant/analysis/analyze.ts'
import { refine } from '../../../../sync/assistant/conversation/refine.ts'
import { EVERY_ROW, type RowSet } from '../../../../sync/assistant/row-set.ts'
import type { Book } from '../../../../sync/book/book.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { heldRows } from '../../tools/asked-set.ts'
import { changedWords } from '../answers/changed-words.ts'

type Status = Extract<Criterion, { kind: 'word' }>

/** What people say of a status, and how a book may write it. */
const STATUSES: readonly (readonly [said: string, written: RegExp])[] = [
  [
    'asking|available|(?:on|still on) (?:the )?market',
    /^(?:asking|available|active|listed|on (?:the )?market)$/i,
  ],
  ['leased|executed|signed', /^(?:executed|leased|signed)$/i],
  ['sold', /^(?:sold|closed)$/i],
]
const ANY = STATUSES.map(([said]) => said).join('|')
const THINGS = '(?: (?:ones?|deals?|leases|listings?|comps?|spaces?|properties))?'
const ENDS =
  '(?: (?:yet|now|today|right now|currently|anymore|any more))?(?=\\s*(?:[,.;!?]|$|(?:and|but|with)\\b|w\\/))'
const ARE = '(?:(?:ones?|those|they|that|which)[, ]+)?(?:(?:are|is|were|have been|has been|been)[, ]+)?'
const BE_NOT = "(?:not|no longer|aren['’]?t|isn['’]?t|are not|is not)"
/** Each says of the properties wanted that they have a status, or have it not. */
const SAID: readonly RegExp[] = [
  `(?<=^|[ ,])(?<not>${BE_NOT}) (?:(?:already|still|currently|yet) )?(?<status>${ANY})${THINGS}${ENDS}`,
  `(?<=^|[ ,])(?<not>off) (?<status>(?:the )?market)${ENDS}`,
  `\\b(?<not>(?:drop|exclude|lose|remove|skip|leave out|take out|no|without)) (?:(?:the|any|all) )*(?<status>${ANY}) (?:ones?|deals?|listings?|comps?)${ENDS}`,
  `\\b(?:already|still|currently) (?:been )?(?<status>${ANY})${THINGS}${ENDS}`,
  `\\b(?:only|just) (?:the )?${ARE}(?<status>${ANY})${THINGS}${ENDS}`,
  `^(?:(?:ok|okay|and|now|but|actually)[, ]+)*(?<status>${ANY})${THINGS} only${ENDS}`,
  `^(?:(?:ok|okay|and|so|but|now)[, ]+)*(?:which|what|any|anything|anybody|are any|is any|is anything|are there any)(?: of (?:them|those|these))?(?: ones?)?(?: (?:are|is|that are))? (?<status>${ANY})${THINGS}${ENDS}`,
  `(?<=\\b(?:ones|those|that are|which are) )(?:currently )?(?<status>on (?:the )?market)${ENDS}`,
].map((pattern) => new RegExp(pattern, 'i'))

const TALK =
  /\b(?:ok|okay|same|but|the|ones?|and|only|just|please|now|show|me|those|these|that|are|is|which|so|actually|then|with|them|i|we|want|need|make it|what about|how about|instead|again)\b|[^\p{L}\d]+/giu

export interface StatusAsked {
  /** The rows with the status that was asked for. */
  rows: RowSet
  /** The words beside it; empty where they only talk. */
  rest: string
  /** What changed, or which words are not used. */
  said: string
}

/** "only the asking ones", "not on the market, already leased" of what is talked of. Null where no status is said. */
export function statusAsked(book: Book, text: string, known: RowSet): StatusAsked | null {
  const asked: { words: string; status: Status | null; isNot: boolean }[] = []
  const rest = SAID.reduce((left, pattern) => {
    const found = pattern.exec(left)
    if (found === null) return left
    const { status = '', not } = found.groups ?? {}
    const isNot = not !== undefined
    asked.push({ words: found[0].trim(), status: statusIn(book, status, isNot), isNot })
    return `${left.slice(0, found.index)} ${left.slice(found.index + found[0].length)}`
  }, text)
  if (asked.length === 0) return null
  // "not asking, already leased": those that are leased.
  const wanted = asked.filter(({ status }) => status !== null && !status.not)
  const used = wanted.length > 0 ? wanted : asked.filter(({ status }) => status !== null)
  const criteria = refine(
    known.criteria,
    used.flatMap(({ status }) => status ?? []),
    'replace',
  )
  const rows = used.length === 0 ? known : { ...heldRows(book, known), criteria }
  const unused = asked.filter(({ status, isNot }) => status === null && !(isNot && wanted.length > 0))
  const further = plainRest(rest)
  const said = [
    changedWords(known, { ...rows, limit: known.limit }) ?? '',
    ...unused.map(({ words }) => `Not used: “${words}”. No property states such a status.`),
  ].filter((line) => line !== '')
  const isSame = said.length === 0 && further === ''
  return { rows, rest: further, said: isSame ? SAME : said.join(' ') }
}

const SAME = 'Nothing changed: that status was asked before.'

/** What is left to ask, without the commas and the words around the status. */
function plainRest(rest: string): string {
  const left = rest
    .replaceAll(/\s*[,;.](?:\s*[,;.])+\s*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;.!]+/, '')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/(?<=\bones?|\bthose), /i, ' ')
    .trim()
  return left.replaceAll(TALK, '') === '' ? '' : left
}

/** The status as the book writes it; null where no property has it. */
function statusIn(book: Book, said: string, isNot: boolean): Status | null {
  const [, written] = STATUSES.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(said)) ??
    STATUSES[0] ?? ['', /$^/]
  const { groups } = workOutGroups(book, EVERY_ROW, null, 'count', 'status')
  const anyOf = groups.map(({ label }) => label).filter((label) => written.test(label))
  return anyOf.length === 0 ? null : { kind: 'word', field: 'status', anyOf, not: isNot }
}
