import { formatCount } from '../../../sync/domain/format.ts'

/** "Alder, Birch and 12 more"; `moreWords` puts how many more into words. */
export function listedUpTo(
  most: number,
  names: readonly string[],
  moreWords: (count: string) => string = (count) => count,
): string {
  const shown = names.slice(0, most)
  const more = names.length - shown.length
  const all = more > 0 ? [...shown, moreWords(`${formatCount(more)} more`)] : shown
  return all.join(', ').replace(/, (?=[^,]*$)/, ' and ')
}
