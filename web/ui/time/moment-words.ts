/** `Nov 23, 9:31 AM`, where the reader is; of another year with it. */
export function momentWords(at: number): string {
  const date = new Date(at)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return date.toLocaleString('en-US', {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
}
