import type { DealKind } from '../../domain/known-types.ts'
import type { CellReading } from '../cells/cell-reading.ts'
import { readText } from '../cells/read-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const dealType = ownColumn('dealType', {
  aliases:
    'deal type|transaction type|lease transaction type|type of deal|type of transaction|new renewal|new renew|renewal new|renew new|new or renew|new ren|new rnwl|direct sublease|direct or sublease|dir sub|direct sub|dir sublease|new or renewal|lease deal type|~deal|~transaction|sale type|leasing type|lease comp type|~type|~lease type|~space type|~comp type|type of comp|lease status type|lease action|activity type|~activity|new renewal expansion|lease transaction|transaction category|deal category|deal kind|lease category|sale condition|lease kind|~renewal',
  avoid: 'rent rate service expense date id number size sf status',
  fillers: 'lease',
  read: (cell, { words }) => readDealType(cell, words),
})

const KINDS: readonly [DealKind, RegExp][] = [
  ['Sublease', /\bsub-? ?(?:lease|let|lse)d?\b|^sub$/],
  ['Renewal', /\b(?:renewals?|renewed|renew|rnwl)\b/],
  ['Extension', /\b(?:extensions?|extended|extend|ext)\b/],
  ['Expansion', /\b(?:expansions?|expand(?:ed)?|exp)\b/],
  ['Restructure', /\b(?:restructured?|blend (?:and|&) extend|workout|amendment)\b/],
  ['Assignment', /\b(?:assignments?|assigned)\b/],
  ['Relocation', /\b(?:relocations?|relo)\b/],
  ['Pre-lease', /\bpre-? ?leased?\b/],
  ['Sale-leaseback', /\b(?:sale-? ?(?:and )?lease-? ?back|slb)\b/],
  ['Investment', /\binvest(?:ment|or)\b/],
  ['Owner/user', /\b(?:owner|user)\b/],
  ['New', /^(?:new|direct new|new direct|new deal|new tenant)\b|\bnew (?:lease|deal)\b/],
]

/** What a header such as `New/Renewal` writes out, and its cells by the first letter. */
const LETTERS: readonly [DealKind, RegExp][] = [
  ['New', /^new$/],
  ['Renewal', /^ren/],
  ['Sublease', /^sub/],
  ['Direct', /^dir/],
  ['Expansion', /^expan/],
]

/** Whether a text says what kind of deal a row is, and not what kind of building. */
export function isDealType(text: string): boolean {
  return KINDS.some(([, pattern]) => pattern.test(text)) || /^(?:new|direct|lease|sale)$/.test(text)
}

/** Reads what kind of deal it is: words that are known in one wording, `Renewal, Expansion` where it is both. */
export function readDealType(cell: Cell, header: readonly string[] = []): CellReading<string> {
  const text = readText(cell, 'Deal type')
  if (text.value === null) return text
  if (text.value.length === 1) {
    const [meant, other] = header.filter((word) => word.startsWith(text.value?.toLowerCase() ?? ''))
    const kind =
      meant === undefined || other !== undefined ? undefined : LETTERS.find(([, is]) => is.test(meant))
    return kind ? { value: kind[0], note: `${text.value}, by the header` } : text
  }
  const lower = text.value.toLowerCase()
  const kinds = KINDS.filter(([, pattern]) => pattern.test(lower)).map(([kind]) => kind)
  const value = kinds.join(', ')
  if (value === '' || value === text.value) return text
  return value.toLowerCase() === lower ? { value } : { value, note: text.value }
}
