import { formatCount } from '../../../sync/domain/format.ts'
import type { GroupDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ProblemGroup, ProblemRow } from '../../../sync/sheets/preview/workbook-preview.ts'
import { roleName } from '../role-names.ts'

interface OfferWords {
  title: string
  says: string
}

/** The name of a decision, and what it does. `open`: the number of rows it affects. */
export function offerWords(
  { field, key }: ProblemGroup,
  offer: GroupDecision['do'],
  open: number,
): OfferWords {
  const name = field === null ? 'the field' : roleName(field).toLowerCase()
  const rows = open === 1 ? 'The open row' : `The ${formatCount(open)} open rows`
  const come = open === 1 ? 'comes' : 'come'
  switch (offer) {
    case 'leave-empty':
      return {
        title: `Leave ${name} empty`,
        says: `${rows} ${come} in without it; the cell’s text stays in the notes.`,
      }
    case 'reject':
      return {
        title: open === 1 ? 'Reject the row' : 'Reject the rows',
        says: `${rows} ${open === 1 ? 'waits' : 'wait'} at the source, to be mended there later.`,
      }
    case 'keep':
      if (key === 'duplicate') return { title: 'Keep both', says: 'They are two deals. Each comes in.' }
      return {
        title: 'Keep as read',
        says: `${rows} ${come} in as ${open === 1 ? 'it was' : 'they were'} read.`,
      }
    case 'as-month':
      return { title: 'Per month', says: 'For the whole column, where a cell does not say it.' }
    case 'as-year':
      return { title: 'Per year', says: 'For the whole column, where a cell does not say it.' }
    case 'replace':
      return { title: 'One text for all', says: `Type what ${rows.toLowerCase()} should say.` }
    case 'leave-out':
      return {
        title: open === 1 ? 'Leave the later row out' : 'Leave the later rows out',
        says: 'Of each pair the row that stands first comes in.',
      }
  }
}

/** What was decided of a group, or what becomes of it otherwise. */
export function groupState({ key, offers, decision, otherwise, rows, count }: ProblemGroup): {
  words: string
  isOpen: boolean
} {
  if (offers.length === 0) return { words: 'Left out: no properties', isOpen: false }
  const done = key === 'duplicate' ? 'decided' : 'mended'
  const settled = rows.filter(isSettled).length
  if (settled === count) return { words: `All ${done}`, isOpen: false }
  if (decision === null) {
    const fate = otherwise === 'reject' ? 'rows are rejected' : 'comes in as shown'
    return {
      words: settled > 0 ? `${settled} ${done}, ${formatCount(count - settled)} to go` : `Undecided: ${fate}`,
      isOpen: true,
    }
  }
  switch (decision.do) {
    case 'leave-empty':
      return { words: 'Left empty', isOpen: false }
    case 'reject':
      return { words: 'Rows rejected', isOpen: false }
    case 'keep':
      return { words: key === 'duplicate' ? 'Both kept' : 'Kept as read', isOpen: false }
    case 'leave-out':
      return { words: 'Later rows left out', isOpen: false }
    case 'as-month':
      return { words: 'Per month, for the whole column', isOpen: false }
    case 'as-year':
      return { words: 'Per year, for the whole column', isOpen: false }
    case 'replace':
      return { words: `“${decision.text}” for all`, isOpen: false }
  }
}

/** Whether something was decided of a row alone. */
export function isSettled({ typed, pair }: ProblemRow): boolean {
  return typed !== null || (pair?.decision ?? null) !== null
}
