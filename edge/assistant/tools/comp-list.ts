import { EVERY_ROW, type RowSet, slotsOf } from '../../../sync/assistant/row-set.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { COMP_LIST_LENGTHS, MAX_COMPS } from '../../../sync/domain/records/comp-list.ts'
import type { ResolvedSet } from './asked-set.ts'
import { leftOutWords } from './left-out-words.ts'
import { countWords, criteriaBehind, titleOf } from './set-words.ts'
import type { ListAtHand, ToolContext } from './tool-context.ts'
import type { ListOutput, NothingOutput, ProposalOutput } from './tool-output.ts'
import { toolRow } from './tool-row.ts'

/** Proposes a comp list of a set. Nothing is written until the user presses the button. */
export function proposeList(
  { book, findings }: ToolContext,
  { rows, notUnderstood, told }: ResolvedSet,
  wanted: string | null,
): ProposalOutput | NothingOutput {
  const count = slotsOf(book, rows).length
  findings.found = { rows, count }
  if (count === 0)
    return { kind: 'nothing', sentence: 'There is nothing to save: no property meets the criteria.' }
  if (count > MAX_COMPS) {
    const counted = findings.figure(countWords(count, rows), '', rows)
    return {
      kind: 'nothing',
      sentence: `${counted} are too many for a comp list, which holds at most 1,000.`,
    }
  }
  const name = (wanted?.trim() || titleOf(rows.criteria))
    .replaceAll(/[[\]\0]/g, ' ')
    .slice(0, COMP_LIST_LENGTHS.name)
  findings.proposal = { kind: 'save', name, rows, count }
  const counted = findings.figure(countWords(count, rows), '', rows)
  const criteria = criteriaBehind(rows.criteria)
  return {
    kind: 'proposal',
    sentence: `I can save ${counted}${criteria === '' ? '' : ` ${criteria}`} as the comp list “${name}”. Press the button below to make it; nothing is saved until you do.${leftOutWords({ notUnderstood, words: told })}`,
  }
}

/** Proposes to open a comp list that the caller may read. */
export async function findList(context: ToolContext, name: string): Promise<ProposalOutput | NothingOutput> {
  const list = await namedList(context, name)
  if ('kind' in list) return list
  context.findings.proposal = { kind: 'open', name: list.name, id: list.id }
  return {
    kind: 'proposal',
    sentence: `“${list.name}” holds ${countWords(list.includedCount, EVERY_ROW)}. Press the button below to open it.`,
  }
}

/** How many rows of a list are told at once. */
const ROWS_TOLD = 20
const MOST_SAID = 500

/** The rows of a comp list that the caller may read, with what is excluded and why. */
export async function readList(
  context: ToolContext,
  name: string,
  skip: number,
): Promise<ListOutput | NothingOutput> {
  const { book, findings } = context
  const list = await namedList(context, name)
  if ('kind' in list) return list
  const known = list.entries.flatMap((entry) => {
    const slot = findSlot(book, entry.propertyId)
    return slot < 0 ? [] : [{ ...entry, property: propertyAt(book, slot) }]
  })
  const included = known.filter(({ isIncluded }) => isIncluded)
  const rows: RowSet = { ...EVERY_ROW, ids: included.map(({ propertyId }) => propertyId) }
  findings.found = { rows, count: included.length }
  findings.proposal = { kind: 'open', name: list.name, id: list.id }
  const told = known.slice(skip, skip + ROWS_TOLD)
  return {
    kind: 'list',
    name: list.name,
    included: findings.figure(countWords(included.length, EVERY_ROW), '', rows),
    excluded: known.length - included.length,
    rows: told.map(({ property, isIncluded, whyExcluded, note }) => ({
      ...toolRow(property, EVERY_ROW, findings),
      isIncluded,
      whyExcluded: whyExcluded?.slice(0, MOST_SAID) ?? null,
      note: note?.slice(0, MOST_SAID) ?? null,
    })),
    more: Math.max(known.length - skip - told.length, 0),
  }
}

/** The list that is meant by a name, else why there is none. */
async function namedList(context: ToolContext, name: string): Promise<ListAtHand | NothingOutput> {
  const lists = await context.compLists()
  const wanted = folded(name)
  const list =
    lists.find((one) => folded(one.name) === wanted) ??
    lists.find((one) => wanted !== '' && folded(one.name).includes(wanted)) ??
    lists.find((one) => wanted !== '' && wanted.includes(folded(one.name)))
  if (list !== undefined) return list
  const names = lists.slice(0, 5).map((one) => `“${one.name}”`)
  const known =
    names.length === 0
      ? 'You have none yet.'
      : `There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}.`
  return {
    kind: 'nothing',
    sentence: `I found no comp list called “${name.trim().slice(0, 120)}”. ${known}`,
  }
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
