import type { Page } from 'playwright-core'
import { endWatch, startWatch, type Watch } from './watch-landlords.ts'

/** Makes a change and answers when it began to write, milliseconds since 1970. */
export type MakeChange = (word: string) => Promise<number>

/**
 * Gives all landlords a new word; from the beginning of writing until every page shows it, and what each page saw.
 * `withinMs`: a peer may need minutes for a book that changes as a whole.
 */
export async function measureWholeChange(
  pages: readonly Page[],
  word: string,
  change: MakeChange,
  withinMs: number,
): Promise<{ ms: number; watches: Watch[] }> {
  for (const page of pages) await startWatch(page, { word, on: 'all' })
  const seen = Promise.all(pages.map((page) => endWatch(page, withinMs)))
  const [writingFrom, watches] = await Promise.all([change(word), seen])
  return { ms: Math.max(...watches.map(({ seenAt }) => seenAt)) - writingFrom, watches }
}

/** Gives one landlord after the other a new word; from the beginning of each writing until the page shows it, ms. */
export async function measureSingleChanges(
  page: Page,
  ids: readonly string[],
  changes: number,
  changeOne: (id: string, word: string) => Promise<number>,
  withinMs: number,
): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < changes; i++) {
    const word = `Single${i}.`
    await startWatch(page, { word, on: 'one' })
    const writingFrom = await changeOne(ids[i % ids.length] ?? '', word)
    times.push((await endWatch(page, withinMs)).seenAt - writingFrom)
  }
  return times
}
