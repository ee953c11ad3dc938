/**
 * Where a key leads among `count` items from the one at `current` (-1 for none): arrows go round, Home and End to the
 * ends. Null for any other key.
 */
export function stepAmong(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
