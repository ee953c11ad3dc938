/** How the tabs of a browser, and their workers, hear that somebody's data is being removed. */
const channel = openChannel()

type Told = { but: string | null } | { booksOf: string | null }

/** Tells all but this page that nothing of anyone but the given user, or of anyone, may stay. */
export function tellForgotten(but: string | null): void {
  tell({ but })
}

/** Calls back once this user's data is being removed by another page. */
export function onForgotten(userId: string, act: () => unknown): () => void {
  const hear = ({ data }: MessageEvent<Told>): void => {
    if (!('but' in data) || data.but === userId) return
    channel?.removeEventListener('message', hear)
    act()
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}

/** Tells workers that no stored book of the given user, or of anyone, may stay; pages keep what they show. */
export function tellBooksForgotten(booksOf: string | null): void {
  tell({ booksOf })
}

export function onBooksForgotten(userId: string, act: () => unknown): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('booksOf' in data && (data.booksOf ?? userId) === userId) act()
  })
}

function tell(told: Told): void {
  channel?.postMessage(told)
}

/** A browser that forbids storage may forbid this too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('clearheight-user')
  } catch {
    return null
  }
}
