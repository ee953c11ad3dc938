const TRIAL = 'clearheight-trial'

/**
 * Whether the browser lets this page keep databases: it may forbid them, or have no room for a new one. Those that are
 * there can be used even without room.
 */
export async function canKeepDatabases(): Promise<boolean> {
  try {
    const known = await indexedDB.databases()
    return known.length > 0 || (await canMakeOne())
  } catch {
    return false
  }
}

function canMakeOne(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open(TRIAL)
    request.onupgradeneeded = () => void request.result.createObjectStore(TRIAL).put(TRIAL, TRIAL)
    request.onerror = () => resolve(false)
    request.onsuccess = () => {
      request.result.close()
      indexedDB.deleteDatabase(TRIAL)
      resolve(true)
    }
  })
}
