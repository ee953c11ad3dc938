/**
 * Whether an address is the search page without a question. Its first rows need neither the book nor the code that
 * reads questions, so they come first: whatever is loaded or unpacked at the same time would delay them.
 */
export function isBareSearch({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname === '/search' && search === ''
}
