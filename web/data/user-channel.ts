/** How the tabs of a browser, and their workers, hear that somebody's data is being removed. */
const channel = openChannel()

/** Tells all but this page that nothing of anyone but the given user, or of anyone, may stay. */
export function tellForgotten(but: string | null): void {
  channel?.postMessage({ but })
}

/** Calls back once this user's data is being removed by another page. */
export function onForgotten(userId: string, act: () => unknown): () => void {
  const hear = ({ data }: MessageEvent<{ but: string | null }>): void => {
    if (data.but === userId) return
    channel?.removeEventListener('message', hear)
    act()
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}

/** A browser that forbids storage may forbid this too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('clearheight-user')
  } catch {
    return null
  }
}
