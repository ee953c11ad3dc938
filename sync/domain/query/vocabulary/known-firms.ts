import type { PartyField } from '../../criteria/asked-fields.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { FIRMS } from './firms.ts'

/** A firm of the trade that a question can name whether the book has it or not. */
export interface KnownFirm {
  field: PartyField
  /** Every way it is written in a book, the usual one first. */
  names: readonly [string, ...string[]]
}

const known = FIRMS.flatMap(([field, firms]) =>
  firms.map((firm) => {
    const [ways = '', loose] = firm.split('~')
    const [written = '', typed] = ways.split('=')
    const names = written.split('|') as [string, ...string[]]
    const sure = [...names, ...(typed?.split('|') ?? [])].filter((name) => name.toLowerCase() !== loose)
    return { firm: { field, names }, typed: sure.join('|'), loose }
  }),
)

export const knownFirms = phraseTable<KnownFirm>(
  known.flatMap(({ firm, typed }): [KnownFirm, string][] =>
    typed === '' ? [] : [[firm, typed.toLowerCase()]],
  ),
)

/** Short forms that are other words too: only beside a word for a role, or joined to another firm. */
export const looseFirms = phraseTable<KnownFirm>(
  known.flatMap(({ firm, loose }): [KnownFirm, string][] =>
    loose === undefined ? [] : [[firm, loose.toLowerCase()]],
  ),
)

/** Every name and short form of the trade's brokerages and landlords that means nothing else, in lower case. */
export const brokerageNames: ReadonlySet<string> = new Set(
  known.flatMap(({ firm, typed }) => (firm.field === 'tenant' ? [] : typed.toLowerCase().split('|'))),
)

/** The brokerages among them, in lower case. */
export const brokerages: ReadonlySet<string> = new Set(
  known.flatMap(({ firm, typed }) => (firm.field === 'brokerFirm' ? typed.toLowerCase().split('|') : [])),
)
