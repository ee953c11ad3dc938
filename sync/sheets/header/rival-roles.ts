import { columnValues } from '../cells/column-values.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { ColumnRole } from '../model/column-role.ts'
import { fitsValues } from './fits-values.ts'
import { type HeaderMatch, matchesOf } from './match-header.ts'
import type { SheetLayout } from './sheet-layout.ts'
import { understoodWords } from './understood-words.ts'

const SALE: readonly ColumnRole[] = ['salePrice', 'salePricePerSf', 'buyer', 'seller', 'capRate']
const LEASE: readonly ColumnRole[] = [
  'rentPerSf',
  'leaseTerm',
  'expiration',
  'leaseType',
  'tenant',
  'freeRentMonths',
]

/** Headers that people use for either, with what speaks for each beside its values. */
const EITHER: readonly {
  readonly words: string
  readonly roles: readonly [ColumnRole, readonly ColumnRole[]][]
}[] = [
  {
    words: 'date',
    roles: [
      ['dateSigned', LEASE],
      ['commencement', LEASE],
      ['saleDate', SALE],
    ],
  },
  {
    words: 'quarter',
    roles: [
      ['dateSigned', LEASE],
      ['commencement', LEASE],
      ['saleDate', SALE],
    ],
  },
]

/** The roles that a column fits equally well, or that it shares with another column; none where it is clear. */
export function rivalRoles(layout: SheetLayout, sample: readonly SheetRow[], index: number): ColumnRole[] {
  const header = layout.header[index] ?? ''
  const unused = layout.unused.find((column) => column.index === index)
  const words = understoodWords(header)
  if (unused?.reason === 'unclear' && isRate(words)) return ['rentPerSf', 'salePricePerSf']
  const values = columnValues(sample.map(({ cells }) => cells[index] ?? null))
  const matches = matchesOf(words).filter((match) => fitsValues(match, values))
  if (unused?.reason === 'tie' || unused?.reason === 'duplicate-header') {
    const [first] = matches
    return first ? [first.role] : []
  }
  const column = layout.byIndex.get(index)
  if (!column) return []
  const own = column.of ?? column.role
  const isFree = (role: ColumnRole) =>
    role === own || !layout.columns.some((other) => other.role === role && other.index !== index)
  const either = EITHER.find((entry) => entry.words === words.join(' '))
  const roles = either
    ? either.roles
        .filter(([, beside]) => beside.some((role) => layout.byRole.has(role)))
        .map(([role]) => role)
    : equals(matches, own)
  const free = roles.filter(isFree)
  return free.length > 1 && free.includes(own) ? free : []
}

/** What else a header says word for word that can mean several things. */
function equals(matches: readonly HeaderMatch[], own: ColumnRole): ColumnRole[] {
  const used = matches.find(({ role }) => role === own)
  if (!used?.isLoose) return []
  const rivals = matches.filter(({ fit, isLoose }) => fit === used.fit && isLoose)
  return rivals.map(({ role }) => role)
}

function isRate(words: readonly string[]): boolean {
  return /^(?:dollar )?per sf$/.test(words.join(' '))
}
