import type { Page } from 'playwright-core'

/** Everything a page was sent over the network. */
export interface Wiretap {
  heard: (string | Promise<string>)[]
}

/** Takes down every WebSocket frame and every answer of the API, from a page's first moment on. */
export function startWiretap(tap: Wiretap): (page: Page) => void {
  return (page) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => tap.heard.push(payload.toString())),
    )
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/'))
        tap.heard.push(response.text().catch(() => ''))
    })
  }
}

/** All that a page's site has stored: IndexedDB, local and session storage. */
export async function storedText(page: Page): Promise<string> {
  const storages = await page.evaluate(() =>
    [localStorage, sessionStorage].map((it) => JSON.stringify({ ...it })),
  )
  return [...storages, await databaseText(page)].join('\n')
}

/** The same of its databases alone, where the sync engine keeps what it has taken. */
export async function databaseText(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const texts: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        texts.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())))
      }
      database.close()
      texts.push(name ?? '')
    }
    return texts.join('\n')
  })
}
