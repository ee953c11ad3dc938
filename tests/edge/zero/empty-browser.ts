/** What keeps writes in a browser that has none yet, open in one page. */
export function emptyBrowser() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { storage, userId: 'demo-maria', page: 'the only one', onStorage() {} }
}
