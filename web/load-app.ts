import { reloadWhenOnline } from './data/reload-when-online.ts'

declare global {
  interface Window {
    /** Of the document itself: says in place of the app that it could not be loaded. */
    sayNotLoaded(): void
    /** Of the document too, which counts how often the first script did not come, to pause longer each time. */
    firstScriptCame(): void
  }
}

/** Loads the app; where it does not come, the page says so and is loaded again. */
export async function loadApp(): Promise<typeof import('./app.tsx')> {
  try {
    return await import('./app.tsx')
  } catch {
    window.sayNotLoaded()
    return await reloadWhenOnline()
  }
}
