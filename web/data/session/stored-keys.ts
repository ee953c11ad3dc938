/** What this browser keeps, by key; of a storage that lasts as long as the page as well. */
export function storedKeys(): string[] {
  return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
}
