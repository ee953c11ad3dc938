import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { AskRead, Grouping } from '../ask.ts'
import { withoutTalk } from './ask-words.ts'
import { groupingNamed } from './grouping-asked.ts'

const PARTY =
  '(?<group>landlords?|owners?|tenants?|occupiers?|users?|brokers?|brokerages?|(?:listing |leasing )?agents?|buyers?|sellers?)'
const ASKING =
  "(?:who(?:['’]s| is| are| was| were)|which|what|list|name|show(?: me)?|give me|tell me|find(?: me)?|identify)"
const OF_ALL = '(?:all|the|their|our|active|different|listing|leasing|main|of|are|is|out)'
const BEING = '(?:are|is|that are|who are|active|working|doing (?:business|deals)|there|here|involved)'
/** What they are of: no verb may follow, "which tenants expire". */
const OF = '(?<of>(?:in|near|around|at|on|of|for|along|within|behind|across)\\b.*)?'

/** "who are the brokers", "which landlords are active in Katy", "show me all the tenants in Katy" */
const NAMED = new RegExp(
  `^(?:so |and |ok |okay |then )*${ASKING} (?:${OF_ALL} )*${PARTY}(?: ${BEING})*(?: ${OF})?[?.!]*$`,
  'i',
)
/** "brokers in Katy", which asks for no more than who they are. */
const ALONE =
  /^(?:all (?:the )?)?(?<group>landlords|owners|tenants|brokers|brokerages|agents) (?<of>(?:in|near|around)\b.*)$/i

const DOES: readonly (readonly [by: Grouping, verbs: string])[] = [
  ['landlordFirm', 'owns?|controls?'],
  ['tenant', 'leases|rents|occupies|is in|are in'],
  ['brokerFirm', 'lists|reps|represents|markets|brokers|handles'],
]
/** "who owns these", "who reps the warehouses in Katy" */
const DOING = DOES.map(
  ([by, verbs]) =>
    [by, new RegExp(`^(?:so |and |ok |okay |then )*who (?:${verbs}) (?<of>.+?)[?.!]*$`, 'i')] as const,
)
/** What was found before. */
const SHOWN =
  /^(?:(?:of |on |behind |in |for )?(?:(?:all (?:of )?)?(?:these|those|them|it all)(?: (?:buildings?|properties|ones|listings|deals|leases))?|there|here))?$/i
/** Kinds of criteria that choose many properties; a name or an address is of one. */
const OF_MANY: readonly Criterion['kind'][] = ['word', 'zone', 'range', 'date', 'amenity', 'rail', 'stated']

/** "who are the landlords in Katy", "who lists these": the parties of what is asked for, or of what was found before. */
export function readParties(text: string, read: (words: string) => readonly Criterion[]): AskRead | null {
  const named = NAMED.exec(text) ?? ALONE.exec(text)
  if (named !== null) {
    const by = groupingNamed((named.groups?.group ?? '').replace(/^(?:listing|leasing) /i, ''))
    return by === null ? null : ofParties(by, named.groups?.of ?? '', read)
  }
  for (const [by, pattern] of DOING) {
    const of = pattern.exec(text)?.groups?.of
    if (of !== undefined) return ofParties(by, of, read)
  }
  return null
}

function ofParties(by: Grouping, of: string, read: (words: string) => readonly Criterion[]): AskRead | null {
  const ask = { kind: 'distinct' as const, by }
  if (SHOWN.test(of.trim())) return { ask, rest: '' }
  const rest = withoutTalk(of)
  const criteria = read(rest)
  return criteria.length > 0 && criteria.every(({ kind }) => OF_MANY.includes(kind)) ? { ask, rest } : null
}
