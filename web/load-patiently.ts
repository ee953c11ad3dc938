import { untilWell } from './data/requests/until-well.ts'

const PAUSE_MS = 500
/** Some browsers never ask again for code that failed: then hardly anything is done. */
const LONGEST_PAUSE_MS = 30_000

/** Loads code, again once the server is back where that fails; `onFailure` is told of the first time. */
export async function loadPatiently<Code>(load: () => Promise<Code>, onFailure?: () => void): Promise<Code> {
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch {
      if (tries === 0) onFailure?.()
      await new Promise((resolve) => setTimeout(resolve, Math.min(PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)))
      await untilWell()
      // Styles that did not come are not asked for a second time by themselves.
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
        if (link.sheet === null) link.replaceWith(link.cloneNode())
      }
    }
  }
}
