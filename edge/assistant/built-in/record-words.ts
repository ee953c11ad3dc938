import { formatCount } from '../../../sync/domain/format.ts'
import type { ListOutput, NotesOutput } from '../tools/tool-output.ts'

/** What a comp list holds, and what is excluded from it and why. */
export function listWords({ name, included, excluded, rows, more }: ListOutput): string {
  const out = rows.filter(({ isIncluded }) => !isIncluded)
  const lines = [
    ...rows
      .filter(({ isIncluded }) => isIncluded)
      .map(({ name: row, rent }) => `${row}${rent === null ? '' : `, ${rent}/SF/mo`}`),
    ...out.map(
      ({ name: row, whyExcluded }) => `Excluded: ${row}${whyExcluded === null ? '' : `, ${whyExcluded}`}`,
    ),
  ]
  const tail = more > 0 ? [`And ${formatCount(more)} more.`] : []
  const without = excluded === 0 ? '' : `, and leaves out ${formatCount(excluded)}`
  return [`“${name}” holds ${included}${without}.`, ...lines, ...tail].join('\n')
}

/** What people noted of a property, each with who did. */
export function notesWords({ name, notes, more }: NotesOutput): string {
  if (notes.length === 0) return `There are no notes on ${name}.`
  const lines = notes.map(
    ({ author, isPrivate, text }) => `${author}${isPrivate ? ', for yourself only' : ''}: ${text}`,
  )
  const tail = more > 0 ? [`And ${formatCount(more)} more.`] : []
  return [
    `${notes.length === 1 ? 'There is one note' : `There are ${formatCount(notes.length)} notes`} on ${name}.`,
    ...lines,
    ...tail,
  ].join('\n')
}
