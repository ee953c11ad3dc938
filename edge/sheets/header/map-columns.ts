import { cleanText, excerpt } from '../cells/plain-text.ts'
import type { ColumnRole } from '../column-role.ts'
import type { UnusedColumn, UnusedReason } from '../workbook-event.ts'
import { headerWords } from './header-words.ts'
import { compareMatches, type HeaderMatch, matchHeader } from './match-header.ts'

/** A column that is used, as its header was understood. */
export interface MappedColumn {
  readonly index: number
  readonly header: string
  readonly words: readonly string[]
  readonly role: ColumnRole
  /** The header is the alias, word for word. */
  readonly isExact: boolean
  /** For `unknownFlag`: the role whose value it speaks of. */
  readonly of: ColumnRole | null
}

export interface ColumnMap {
  readonly header: readonly string[]
  readonly columns: readonly MappedColumn[]
  readonly unused: readonly UnusedColumn[]
}

interface Candidate extends MappedColumn {
  readonly match: HeaderMatch
}

/** Decides what each column of a sheet is used for, and says why the others are not. */
export function mapColumns(cells: readonly string[]): ColumnMap {
  const header = cells.map((cell, i) => cleanText(cell).replace(/\s+/g, ' ') || `column_${i + 1}`)
  const duplicates = duplicatesIn(cells, header)
  const unused: UnusedColumn[] = []
  const leave = (index: number, reason: UnusedReason, sentence: string) =>
    unused.push({ index, header: header[index] ?? '', reason, sentence })
  const candidates: Candidate[] = []
  const rates: MappedColumn[] = []
  for (const [index, name] of header.entries()) {
    const twin = duplicates.get(index)
    const words = headerWords(cells[index] ?? '')
    const flagged = flaggedRole(words)
    const match = flagged ? null : matchHeader(words)
    const column = { index, header: name, words, isExact: match?.fit === 'exact', of: flagged }
    if (words.length === 0) leave(index, 'blank-header', `${name} has no header.`)
    else if (twin !== undefined && (match || flagged)) {
      leave(
        index,
        'duplicate-header',
        `“${excerpt(name)}” is the header of columns ${index + 1} and ${twin + 1}; neither is used.`,
      )
    } else if (flagged) candidates.push({ ...column, role: 'unknownFlag', match: FLAG })
    else if (isBareRate(words)) rates.push({ ...column, role: 'rentPerSf' })
    else if (match) candidates.push({ ...column, role: match.role, match })
    else leave(index, 'unknown-header', `“${excerpt(name)}” is a header that is not known.`)
  }
  candidates.push(...claimRates(rates, candidates, leave))
  const columns = chooseBest(candidates, leave)
  return { header, columns, unused: unused.sort((a, b) => a.index - b.index) }
}

const FLAG: HeaderMatch = { role: 'unknownFlag', fit: 'exact', preference: 0 }

type Leave = (index: number, reason: UnusedReason, sentence: string) => void

/** The other column of the same header, by index. */
function duplicatesIn(cells: readonly string[], header: readonly string[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>()
  const twins = new Map<number, number>()
  for (const [i, name] of header.entries()) {
    if (!cells[i]?.trim()) continue
    const key = name.toLowerCase()
    const twin = first.get(key)
    if (twin === undefined) first.set(key, i)
    else {
      twins.set(i, twin)
      if (!twins.has(twin)) twins.set(twin, i)
    }
  }
  return twins
}

/** `year_built_unknown` says of each row whether its year built is a stand-in. */
function flaggedRole(words: readonly string[]): ColumnRole | null {
  if (words.length < 2) return null
  const isFlag = words.at(-1) === 'unknown' || words[0] === 'unknown'
  const rest = words.filter((word) => word !== 'unknown' && word !== 'is')
  return isFlag ? (matchHeader(rest)?.role ?? null) : null
}

function isBareRate(words: readonly string[]): boolean {
  return /^(?:dollar )?per sf$/.test(words.join(' '))
}

const SALE_ROLES: ReadonlySet<ColumnRole> = new Set(['salePrice', 'buyer', 'seller'])
const LEASE_ROLES: ReadonlySet<ColumnRole> = new Set([
  'leaseType',
  'commencement',
  'expiration',
  'leaseTerm',
  'rentEscalationPct',
  'freeRentMonths',
  'opexPerSf',
  'rentBasis',
])

/** A bare `$/SF` is a rent in a sheet of leases and a price in a sheet of sales; in one of both it is unclear. */
function claimRates(rates: readonly MappedColumn[], others: readonly Candidate[], leave: Leave): Candidate[] {
  const has = (roles: ReadonlySet<ColumnRole>) => others.some(({ role }) => roles.has(role))
  const hasRent = others.some(({ role }) => role === 'rentPerSf')
  const isSale = has(SALE_ROLES)
  const isLease = has(LEASE_ROLES) && !hasRent
  return rates.flatMap((rate): Candidate[] => {
    if (isSale && isLease) {
      leave(rate.index, 'unclear', `“${excerpt(rate.header)}” could be a rent or a price.`)
      return []
    }
    const role = isSale || hasRent ? 'salePricePerSf' : 'rentPerSf'
    return [{ ...rate, role, match: { role, fit: 'part', preference: Number.MAX_SAFE_INTEGER } }]
  })
}

/** One column for each role; remarks may stand in several. */
function chooseBest(candidates: readonly Candidate[], leave: Leave): MappedColumn[] {
  const chosen: MappedColumn[] = []
  for (const [role, rivals] of Map.groupBy(candidates, ({ role, of }) => `${role} ${of ?? ''}`)) {
    const sorted = rivals.toSorted((a, b) => compareMatches(a.match, b.match))
    const [best, second] = sorted
    if (!best) continue
    if (role.startsWith('notes')) {
      chosen.push(...rivals.map(mapped))
      continue
    }
    const isTie = second && compareMatches(best.match, second.match) === 0 && !isOtherUnit(best, second)
    if (!isTie) chosen.push(mapped(best))
    for (const rival of isTie ? sorted : sorted.slice(1)) {
      const other = rival === best ? (second ?? best) : best
      if (isTie && compareMatches(best.match, rival.match) === 0) {
        leave(
          rival.index,
          'tie',
          `“${excerpt(rival.header)}” and “${excerpt(other.header)}” could both be meant; neither is used.`,
        )
      } else
        leave(
          rival.index,
          'weaker-candidate',
          `“${excerpt(rival.header)}” gives way to “${excerpt(best.header)}”.`,
        )
    }
  }
  return chosen.sort((a, b) => a.index - b.index)
}

function mapped({ match: _, ...column }: Candidate): MappedColumn {
  return column
}

/** The same figure twice, by the month and by the year or in acres and square feet: the first will do. */
function isOtherUnit(a: Candidate, b: Candidate): boolean {
  const units = (column: Candidate) =>
    ['month', 'year', 'm2', 'm', 'percent'].filter((unit) => column.words.includes(unit)).join()
  return units(a) !== units(b)
}
