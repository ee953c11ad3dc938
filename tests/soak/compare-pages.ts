import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Database } from '../../db/database.ts'
import type { Property } from '../../sync/domain/property.ts'
import { type ShownComp, shownComps } from './comp-list-screen.ts'
import type { Targets } from './fill-soak-book.ts'
import { fingerprintOf, textOf } from './fingerprint.ts'
import type { SoakPages } from './soak-pages.ts'
import { liveProperties, storedComps, storedNotes } from './truth.ts'

const POLL_MS = 200
/** How long it is waited after the time is over, to say when all was equal, if ever. */
const GIVEN_UP_MS = 90_000

export interface Compared {
  readonly ms: number
  /** What differed when the time was over; empty where all was equal by then. */
  readonly differences: readonly string[]
  /** When each page was equal for good, ms from the start. */
  readonly pages: readonly number[]
}

export interface Watched extends Targets {
  /** How long pages may take to be equal to Postgres once nothing is written and everything runs. */
  readonly equalWithinMs: number
  /** What is wrong with the notes that Postgres has, by id. */
  noteFaults(stored: ReadonlyMap<string, string>): readonly string[]
}

/** Waits until every page shows what Postgres has, in book, notes and comp list. Nobody may write meanwhile. */
export async function comparePages(db: Database, pages: SoakPages, watched: Watched): Promise<Compared> {
  const start = performance.now()
  const book = await liveProperties(db)
  const wanted = fingerprintOf(book)
  let late: readonly string[] | null = null
  const equalAt = pages.indexes.map((): number | null => null)
  for (;;) {
    const notes = await storedNotes(db, watched.noteProperties)
    const comps = await storedComps(db, watched.compListId)
    const stored = { book: wanted, notes: textOfNotes(notes.map(({ id, note }) => [id, note])), comps }
    const found = await Promise.all(
      pages.indexes.map(async (index) => {
        const differing = await look(pages.at(index), watched).then(
          (shown) => differencesBetween(shown, stored),
          (error: Error) => [`no answer, ${error.message}`],
        )
        if (differing.length > 0) equalAt[index] = null
        else equalAt[index] ??= Math.round(performance.now() - start)
        return differing.map((what) => `page ${index}: ${what}`)
      }),
    )
    const lost = watched.noteFaults(new Map(notes.map(({ id, note }) => [id, note])))
    const differences = [...found.flat(), ...lost.map((fault) => `note ${fault}`)]
    const ms = performance.now() - start
    if (differences.length === 0 || ms > GIVEN_UP_MS) {
      return { ms, differences: late ?? [], pages: equalAt.map((at) => at ?? ms) }
    }
    if (ms > watched.equalWithinMs) late ??= [...differences, ...(await bookDifferences(pages, book))]
    await delay(POLL_MS)
  }
}

interface Shown {
  readonly book: string | null
  readonly notes: string
  /** Null where the page does not show the list. */
  readonly comps: readonly ShownComp[] | null
  /** The first words on the screen. */
  readonly words?: string
}

function differencesBetween(shown: Shown, stored: Shown): string[] {
  const differences: string[] = []
  if (shown.book !== stored.book) differences.push(`the book, ${shown.book} for ${stored.book}`)
  if (shown.notes !== stored.notes) differences.push(`notes, ${shown.notes} for ${stored.notes}`)
  if (shown.comps !== null && !areSame(shown.comps, stored.comps ?? []))
    differences.push(`comps, ${JSON.stringify(shown.comps)} for ${JSON.stringify(stored.comps)}`)
  if (differences.length > 0) differences.push(`its screen says: ${shown.words}`)
  return differences
}

const textOfNotes = (notes: readonly (readonly [string, string])[]) =>
  JSON.stringify([...notes].sort(([a], [b]) => (a < b ? -1 : 1)))

/** Words that a page could not save stay in it, for its user to save again. */
function areSame(shown: readonly ShownComp[], stored: readonly ShownComp[]): boolean {
  const fitted = shown.map((comp, i) => ({ ...comp, notes: comp.notes ?? stored[i]?.notes }))
  return JSON.stringify(fitted) === JSON.stringify(stored)
}

async function look(page: Page, { noteProperties }: Watched): Promise<Shown> {
  const asked = page.evaluate(
    async (propertyIds) => ({
      path: location.pathname,
      words: document.querySelector('main')?.textContent.slice(0, 300) ?? 'nothing',
      book: window.soak.fingerprint(),
      notes: await Promise.race([
        Promise.all(propertyIds.map((id) => window.soak.notes(id))),
        new Promise<[string, string][][]>((resolve) => setTimeout(resolve, 1_000, [])),
      ]),
    }),
    noteProperties,
  )
  const { path, words, book, notes } = await asked
  const comps = path.startsWith('/comp-lists/') ? await shownComps(page) : null
  return { book, notes: textOfNotes(notes.flat()), comps, words }
}

async function bookDifferences(pages: SoakPages, book: readonly Property[]): Promise<string[]> {
  const wanted = new Map(book.map((property) => [property.id, textOf(property)]))
  const found = await Promise.all(
    pages.indexes.map(async (index) => {
      const shown = await pages
        .at(index)
        .evaluate(() => ({ properties: window.soak.properties(), connection: window.soak.connection() }))
        .catch(() => null)
      const texts = new Map(shown?.properties.map((property) => [property.id, textOf(property)]))
      const differing = [...new Set([...wanted.keys(), ...texts.keys()])].filter(
        (id) => wanted.get(id) !== texts.get(id),
      )
      const [first = ''] = differing
      return `page ${index} (${shown?.connection}): ${differing.length} rows differ, such as ${texts.get(first)} for ${wanted.get(first)}`
    }),
  )
  return found.filter((line) => !line.includes(': 0 rows'))
}
