/** `Nov 14`, where the reader is. */
export function shortDay(time: number): string {
  return new Date(time).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
}
