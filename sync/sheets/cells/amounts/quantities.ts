import type { CellToken } from '../scan.ts'

/** An amount with the words that belong to it. */
export interface CellQuantity {
  readonly low: number
  /** The upper end of a range. */
  readonly high: number | null
  readonly units: readonly string[]
  readonly labels: readonly string[]
  /** True where its labels stood before it: `Dock high: 6`. */
  readonly isLabeledBefore: boolean
  /** Labels of a clause without an amount: `12 (dock-high)`, `$1.35, NNN`. */
  readonly afterwords: readonly string[]
  readonly currency: string | null
  readonly isScaled: boolean
  /** What stood before it: `plus` in `$0.85 NNN plus $0.20`. */
  readonly joinedBy: string | null
}

interface Draft {
  low: number
  high: number | null
  units: string[]
  labels: string[]
  isLabeledBefore: boolean
  afterwords: string[]
  currency: string | null
  isScaled: boolean
  joinedBy: string | null
}

export interface Quantities {
  readonly list: readonly CellQuantity[]
  /** Units and labels that belong to no amount. */
  readonly looseUnits: readonly string[]
  readonly looseLabels: readonly string[]
  readonly notes: readonly string[]
  readonly facts: readonly CellToken[]
}

/**
 * Tells which words of a cell belong to which of its amounts. Separators cut it into clauses. In a clause units
 * follow their amount (`6 dock-high`), and labels do unless the clause begins with one (`Dock high: 6`). Two amounts
 * with a dash between them are a range. If the second is lower, the answer is `null`.
 */
export function quantitiesOf(tokens: readonly CellToken[]): Quantities | null {
  const list: Draft[] = []
  const looseUnits: string[] = []
  const looseLabels: string[] = []
  let joinedBy: string | null = null
  for (const { clause, mark } of clausesOf(tokens)) {
    const read = readClause(clause)
    if (read === null) return null
    const [first] = read.list
    if (first) {
      first.joinedBy = joinedBy
      list.push(...read.list)
    } else {
      const last = list.at(-1)
      if (last) {
        if (last.units.length === 0) last.units.push(...read.units)
        last.afterwords.push(...read.labels)
      } else {
        looseUnits.push(...read.units)
        looseLabels.push(...read.labels)
      }
    }
    joinedBy = mark
  }
  const notes = tokens.filter((token) => token.kind === 'noise').map((token) => token.name)
  return { list, looseUnits, looseLabels, notes, facts: tokens.filter((token) => token.kind === 'fact') }
}

function clausesOf(tokens: readonly CellToken[]): { clause: CellToken[]; mark: string | null }[] {
  const clauses: { clause: CellToken[]; mark: string | null }[] = []
  let clause: CellToken[] = []
  for (const [i, token] of tokens.entries()) {
    const isRange = token.kind === 'dash' && endsInAmount(clause) && isAmount(tokens[i + 1])
    if (token.kind !== 'separator' && (token.kind !== 'dash' || isRange)) {
      clause.push(token)
      continue
    }
    const mark = token.text.trim()
    const last = clauses.at(-1)
    if (clause.length === 0 && last) last.mark = mark
    else clauses.push({ clause, mark })
    clause = []
  }
  clauses.push({ clause, mark: null })
  return clauses
}

function endsInAmount(clause: readonly CellToken[]): boolean {
  const last = clause.findLast((token) => token.kind === 'amount' || token.kind === 'label')
  return isAmount(last)
}

function readClause(
  clause: readonly CellToken[],
): { list: Draft[]; units: string[]; labels: string[] } | null {
  const list: Draft[] = []
  const units: string[] = []
  const labels: string[] = []
  const bindsForward = clause.find((token) => token.kind === 'label' || isAmount(token))?.kind === 'label'
  let isAfterDash = false
  for (const token of clause) {
    const last = list.at(-1)
    switch (token.kind) {
      case 'amount':
        if (isAfterDash && last) {
          if (last.high !== null || token.value < last.low) return null
          last.high = token.value
          last.currency ??= token.currency ?? null
          isAfterDash = false
        } else list.push(draftOf(token, bindsForward ? labels.splice(0) : []))
        break
      case 'dash':
        isAfterDash = true
        break
      case 'unit':
        if (last) last.units.push(token.name)
        else units.push(token.name)
        break
      case 'label':
        if (last && !bindsForward) last.labels.push(token.name)
        else labels.push(token.name)
        break
      case 'noise':
      case 'fact':
      case 'separator':
        break
    }
  }
  const [first] = list
  if (first && first.units.length === 0) first.units.push(...units.splice(0))
  if (list.length > 0) list.at(-1)?.labels.push(...labels.splice(0))
  return { list, units, labels }
}

function draftOf(token: CellToken, labels: string[]): Draft {
  const { value, currency = null, isScaled = false } = token
  return {
    low: value,
    high: null,
    units: [],
    labels,
    isLabeledBefore: labels.length > 0,
    afterwords: [],
    currency,
    isScaled,
    joinedBy: null,
  }
}

function isAmount(token: CellToken | undefined): boolean {
  return token?.kind === 'amount'
}
