/** Longest wait for a new version that is on its way, ms. */
const VERSION_TIMEOUT_MS = 10_000

/** Loads the page again. A new version the server has by now is fetched first, or the old one would come up again. */
export async function takeNewVersion(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, VERSION_TIMEOUT_MS))
  await Promise.race([untilNewestIsKept().catch(() => undefined), patience])
  location.reload()
}

async function untilNewestIsKept(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  const coming = registration?.installing
  if (!coming) return
  await new Promise((resolve) => coming.addEventListener('statechange', resolve))
}
