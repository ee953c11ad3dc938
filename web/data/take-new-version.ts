/** Longest wait for a new version that is on its way, ms. */
const PATIENCE_MS = 10_000

/** Loads the page anew. A new version the server has by now is fetched first, or the old one would come up again. */
export async function takeNewVersion(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([newestInForce().catch(() => undefined), patience])
  location.reload()
}

async function newestInForce(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  const coming = registration?.installing ?? registration?.waiting
  if (!coming) return
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve()
    })
  })
}
