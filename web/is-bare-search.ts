/**
 * Whether an address is that of the search page where nothing is asked. What that opens with needs neither the book
 * nor what asks it, and comes first: all that is loaded or unpacked at the same time would make it wait.
 */
export function isBareSearch({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname === '/search' && search === ''
}
