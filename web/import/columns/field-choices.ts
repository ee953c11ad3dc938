import { CHOOSABLE_ROLES } from '../../../sync/sheets/decisions/choosable-roles.ts'
import type { ColumnDecision } from '../../../sync/sheets/model/import-decisions.ts'

/** One thing that a column can be. */
export interface UseChoice {
  name: string
  use: ColumnDecision
}

const CHOICES: readonly UseChoice[] = [
  ...CHOOSABLE_ROLES.map(({ role, label }): UseChoice => ({ name: label, use: { as: 'field', role } })),
  { name: 'Custom field', use: { as: 'custom' } },
  { name: 'Ignore this column', use: { as: 'ignored' } },
]

/** The choices whose name has all of the words; those that begin with them first. */
export function matchingUses(words: string): readonly UseChoice[] {
  const asked = words.trim().toLowerCase()
  if (asked === '') return CHOICES
  const parts = asked.split(/\s+/)
  const found = CHOICES.filter(({ name }) => parts.every((part) => name.toLowerCase().includes(part)))
  const rank = ({ name }: UseChoice) => (name.toLowerCase().startsWith(asked) ? 0 : 1)
  return [...found].sort((a, b) => rank(a) - rank(b))
}
