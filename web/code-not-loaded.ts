/** The code of a screen that could not be loaded: a browser does not ask for it again as long as the page lives. */
class CodeNotLoaded extends Error {}

/** What loading any other code failed with, such as a part of a screen. */
const failures = new WeakSet<Error>()
window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))

/** Loads the code of a screen. It fails with an error of our own: for the browser's, the router would reload at once. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    throw new CodeNotLoaded(undefined, { cause: error })
  }
}

/** Whether a screen failed because its code, or a part of it, could not be loaded. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof CodeNotLoaded || (error instanceof Error && failures.has(error))
}
