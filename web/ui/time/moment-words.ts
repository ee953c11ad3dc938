/** No line breaks within a day or a time. */
const WITHIN_PART = /(?<!,) /g
const NO_BREAK_SPACE = '\u00A0'

/** `Nov 23, 9:31 AM`, where the reader is; of another year with it. */
export function momentWords(at: number): string {
  const date = new Date(at)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  const words = date.toLocaleString('en-US', {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return words.replace(WITHIN_PART, NO_BREAK_SPACE)
}
