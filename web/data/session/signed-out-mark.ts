export const SIGNED_OUT_KEY = 'clearheight-signed-out'

/** `ending`: the server has not confirmed yet that the session is over. `ended`: it has. */
export type SignedOut = 'ending' | 'ended'

/** Whether somebody has signed out of this browser and nobody in again, as reloads and all tabs see it; null where not. */
export function signedOut(): SignedOut | null {
  const mark = localStorage.getItem(SIGNED_OUT_KEY)
  return mark === 'ending' || mark === 'ended' ? mark : null
}

/** Calls back once somebody signs out of this browser, at once where that has been done. Returns the way to end it. */
export function onSignedOut(act: () => void): () => void {
  const look = (): void => {
    if (signedOut() !== null) act()
  }
  window.addEventListener('storage', look)
  look()
  return () => window.removeEventListener('storage', look)
}
