import type { Browser } from 'playwright-core'
import { openAs } from './open-as.ts'

const NOTES = 50

declare global {
  interface Window {
    /** When each note was first in the page, milliseconds since 1970. */
    noteSeen?: number[]
  }
}

/** Writes notes in one browser; the times from each press of the button until another browser shows it, ms. */
export async function measureNotes(browser: Browser, origin: string): Promise<number[]> {
  const answer = await fetch(`${origin}/api/properties?limit=1`)
  const { properties } = (await answer.json()) as { properties: { id: string }[] }
  const path = `/search?property=${properties[0]?.id}`
  const writer = await openAs(browser, origin, 'demo-maria', path)
  const reader = await openAs(browser, origin, 'demo-james', path)
  try {
    await reader.evaluate(noteWhatIsSeen, NOTES)
    const pressed: number[] = []
    for (let i = 0; i < NOTES; i++) {
      await writer.getByLabel('Add a note').fill(`Timed note ${i}.`)
      pressed.push(await writer.evaluate(pressAddNote))
      await reader.waitForFunction((at) => window.noteSeen?.[at] !== undefined, i, { polling: 'raf' })
    }
    const seen = (await reader.evaluate(() => window.noteSeen)) ?? []
    return pressed.map((at, i) => (seen[i] ?? Number.NaN) - at)
  } finally {
    await writer.context().close()
    await reader.context().close()
  }
}

function noteWhatIsSeen(notes: number): void {
  const seen: number[] = []
  window.noteSeen = seen
  new MutationObserver(() => {
    const text = document.body.textContent ?? ''
    for (let i = 0; i < notes; i++) {
      if (seen[i] === undefined && text.includes(`Timed note ${i}.`)) seen[i] = Date.now()
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

function pressAddNote(): number {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Add Note',
  )
  const at = Date.now()
  button?.click()
  return at
}
