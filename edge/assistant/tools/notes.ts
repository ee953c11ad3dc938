import { findNamed } from './find-named.ts'
import type { ToolContext } from './tool-context.ts'
import type { NotesOutput, NothingOutput } from './tool-output.ts'
import { rowOf } from './tool-row.ts'

/** How many notes, and how much of each, a model is told. */
const MOST_NOTES = 20
const MOST_SAID = 1_000

/** What people noted of a property, as far as the asker may read it. */
export async function notesOutput(
  context: ToolContext,
  name: string,
  skip: number,
): Promise<NotesOutput | NothingOutput> {
  const [property] = findNamed(context.book, name)
  if (property === undefined) {
    return { kind: 'nothing', sentence: `I found no property called “${name.trim().slice(0, 120)}”.` }
  }
  const rows = rowOf(property)
  context.findings.found = { rows, count: 1 }
  const notes = await context.notesOf(property.id)
  return {
    kind: 'notes',
    name: context.findings.figure(property.name, '', rows),
    notes: notes.slice(skip, skip + MOST_NOTES).map(({ text, author, isPrivate }) => ({
      author,
      isPrivate,
      text: text.slice(0, MOST_SAID),
    })),
    more: Math.max(notes.length - skip - MOST_NOTES, 0),
  }
}
