const PREFIX = 'clearheight-page:'

let own: string | null = null

/** A name for this page, known to the browser's other pages for as long as it lives. */
export function pageId(): string {
  if (own === null) {
    own = crypto.randomUUID()
    const forLife = () => new Promise<never>(() => undefined)
    navigator.locks?.request(PREFIX + own, forLife).catch(() => undefined)
  }
  return own
}

/** The names of all pages that are open; none where the browser cannot tell. */
export async function openPages(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
  )
}
