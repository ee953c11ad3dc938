import { setTimeout as delay } from 'node:timers/promises'
import type { BenchFigures } from '../figures.ts'
import type { TheirNotes } from './client-messages.ts'
import type { ClientProcesses } from './client-processes.ts'
import type { Fleet } from './start-fleet.ts'

const WITHIN_MS = 300_000
const LOOK_MS = 500
/** Each of these notes goes to every browser. */
const MOST_NOTES = 200

/**
 * Kills one of two view syncers while its browsers write notes, and waits until all have all of them: how long that
 * takes, and what was lost, doubled, or would have needed a reload.
 */
export async function surviveKill(
  { machines }: Fleet,
  clients: ClientProcesses,
  size: number,
): Promise<BenchFigures> {
  const [killed, other] = machines.viewSyncers
  if (killed === undefined || other === undefined) throw new Error('There are two.')
  const before = await clients.tell()
  const notes = Array.from({ length: Math.min(size, MOST_NOTES) }, (_, i) => `After the kill ${i}`)
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  await killed.process.end([['SIGKILL', 1_000]])
  for (const [browser, note] of notes.entries()) clients.write(browser, note)
  while ((machines.balancer.sockets().get(other.port) ?? 0) < size) await pause(started)
  const movedAfter = seconds()
  const expected = new Set([...(before[0]?.notes ?? []), ...notes])
  for (;;) {
    const told = await clients.tell()
    if (told.every(({ notes }) => new Set(notes).size >= expected.size)) {
      const { lost, doubled } = notesAstray(told, expected)
      return {
        [`fleet_${size}_killed_all_moved_s`]: movedAfter,
        [`fleet_${size}_killed_all_notes_s`]: seconds(),
        [`fleet_${size}_killed_notes_lost`]: lost,
        [`fleet_${size}_killed_notes_doubled`]: doubled,
        [`fleet_${size}_killed_reloads`]: sum(told.map(({ reloads }) => reloads)),
      }
    }
    await pause(started)
  }
}

/** How many of the notes are shown by not every browser, or twice. */
export function notesAstray(
  told: readonly TheirNotes[],
  expected: ReadonlySet<string>,
): { lost: number; doubled: number } {
  const lost = told.map(({ notes }) => {
    const shown = new Set(notes)
    return [...expected].filter((note) => !shown.has(note)).length
  })
  const doubled = told.map(({ notes }) => notes.length - new Set(notes).size)
  return { lost: sum(lost), doubled: sum(doubled) }
}

async function pause(started: number): Promise<void> {
  if (performance.now() - started > WITHIN_MS) throw new Error('The browsers took too long.')
  await delay(LOOK_MS)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0)
}
