import { displayText } from '../cells/plain-text.ts'
import { readTerm } from '../cells/read-term.ts'
import { readRent } from '../cells/rent/read-rent.ts'
import { UNSAID } from '../cells/rent/rent-unit.ts'
import { freeRentMonths } from '../fields/free-rent-months.ts'
import { rentEscalationPct } from '../fields/rent-escalation-pct.ts'
import type { MappedColumn } from '../model/column-role.ts'
import { factsOf, type RowDraft } from './row-draft.ts'

const APART = /\s*;\s*|\s+[/|–-]\s+|,\s+|\n/
const LONGEST = 160

/**
 * Reads a cell that holds the terms of a deal one behind the other: `$7.80/yr NNN / 4.0% annual / 7 yrs`. False, and
 * nothing is taken, unless each piece is a rent, an escalation, a term or free rent, and none is there twice.
 */
export function readDealTerms(row: RowDraft, column: MappedColumn): boolean {
  const text = displayText(row.cell(column)).trim()
  const pieces = text.split(APART).filter((piece) => piece !== '')
  if (text.length > LONGEST || pieces.length < 2 || !text.includes('$')) return false
  const around = {
    squareFeet: row.property.leasedSf ?? row.property.squareFootage,
    leaning: row.layout.rentLeaning,
    isOffice: false,
  }
  const facts = factsOf(row.layout, column)
  const takes = new Map<string, () => void>()
  for (const piece of pieces) {
    const [kind, take] = readPiece(piece) ?? []
    if (kind === undefined || take === undefined || takes.has(kind)) return false
    takes.set(kind, take)
  }
  if (!takes.has('rent')) return false
  for (const take of takes.values()) take()
  return true

  function readPiece(piece: string): [kind: string, take: () => void] | null {
    if (piece.startsWith('$')) {
      const { rent, leaseType } = readRent(piece, UNSAID, around)
      if (rent.value === null) return null
      return [
        'rent',
        () => {
          row.offer('rentPerSf', column, rent)
          if (row.property.rentPerSf === rent.value) row.property.rentBasisAssumed = rent.assumed === true
          if (leaseType) row.offer('leaseType', column, { value: leaseType })
        },
      ]
    }
    if (piece.includes('%')) {
      const reading = rentEscalationPct.read(piece, column, facts)
      return reading.value === null
        ? null
        : ['escalation', () => row.offer('rentEscalationPct', column, reading)]
    }
    if (/free|abate/i.test(piece)) {
      const reading = freeRentMonths.read(piece, column, facts)
      return reading.value === null ? null : ['free', () => row.offer('freeRentMonths', column, reading)]
    }
    const { months } = readTerm(piece, null, null)
    if (months.value === null) return null
    return ['term', () => row.take('leaseTerm', column, months)]
  }
}
