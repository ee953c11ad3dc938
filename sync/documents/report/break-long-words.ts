/** Letters. Emails are shorter. */
const LONGEST_WORD = 32
const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'gu')
/** A piece of it, up to a sign that a line may end with where there is one. */
const PIECE = new RegExp(`\\S{8,${LONGEST_WORD - 1}}[-@./_]|\\S{1,${LONGEST_WORD}}`, 'gu')

/** A text with a mark wherever a long word may go on in another line: no word takes the room of the other columns. */
export function breakLongWords(text: string, mark: string): string {
  return text.replace(LONG_WORD, (word) => word.match(PIECE)?.join(mark) ?? word)
}
