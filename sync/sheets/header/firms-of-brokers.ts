import { isAbsent, isWithheld } from '../cells/absence.ts'
import { isBrokerage, isFirm } from '../cells/people/part-firm.ts'
import { displayText, figureText } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { Candidate } from './choose-best.ts'
import type { HeaderMatch } from './match-header.ts'

const BARE_FIRM: ReadonlySet<string> = new Set(['company', 'firm', 'company name', 'firm name'])
const LANDLORD_FIRM: ReadonlySet<string> = new Set(['landlord firm', 'landlord company'])

/** The firm of brokers, under a header that could be of a tenant or of a landlord: `Company`, `LL Firm`. */
export function firmOfBrokers(
  words: readonly string[],
  index: number,
  before: Candidate | undefined,
  rows: readonly (readonly Cell[])[],
): HeaderMatch | null {
  const header = words.join(' ')
  const isBare = BARE_FIRM.has(header)
  if (!isBare && !LANDLORD_FIRM.has(header)) return null
  const beside =
    before?.index === index - 1 && (isBare || before.words.includes('landlord')) ? before.role : null
  const role = beside && FIRM_OF[beside]
  if (role) return { role, fit: 'exact', preference: 0, isLoose: false }
  return areBrokerages(rows, index)
    ? { role: 'brokerFirm', fit: 'exact', preference: 0, isLoose: isBare }
    : null
}

/** Right of people's names stands whom they work for. */
const FIRM_OF: Partial<Record<ColumnRole, ColumnRole>> = {
  brokerName: 'brokerFirm',
  tenantRepName: 'tenantRepFirm',
}

function areBrokerages(rows: readonly (readonly Cell[])[], index: number): boolean {
  const names = textsIn(rows, index)
  return names.filter(isBrokerage).length * 2 > names.length
}

/** `Tenant Rep` over firms throughout is of the firms, not of people. */
export function asFirms(
  match: HeaderMatch | null,
  index: number,
  rows: readonly (readonly Cell[])[],
): HeaderMatch | null {
  const role = match && FIRM_OF[match.role]
  if (!role) return match
  const names = textsIn(rows, index).filter(
    (name) => !isAbsent(figureText(name)) && !isWithheld(figureText(name)),
  )
  return names.length >= LEAST_FIRMS && names.every(isFirm) ? { ...match, role, ...BELOW_OWN } : match
}

/** A column whose header says firms comes first. */
const BELOW_OWN = { fit: 'part', preference: Number.MAX_SAFE_INTEGER } as const

const LEAST_FIRMS = 2

function textsIn(rows: readonly (readonly Cell[])[], index: number): string[] {
  return rows.map((row) => displayText(row[index] ?? null).trim()).filter((name) => name !== '')
}
