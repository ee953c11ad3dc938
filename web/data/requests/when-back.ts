/** Calls back whenever the network is back or the page is come back to. Returns the way to end it. */
export function whenBack(act: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') act()
  }
  window.addEventListener('online', act)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', act)
    document.removeEventListener('visibilitychange', look)
  }
}
