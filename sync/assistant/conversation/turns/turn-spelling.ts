/** Letters. */
const SHORTEST_SHORTENED = 6
const TURN_WORDS = 'undo that those back again remove same without instead only last first forget'.split(' ')
/** By what comes of swapping two letters after the first, "taht", or of a letter left out of a long word, "insted". */
const MISSPELLED = new Map(
  TURN_WORDS.flatMap((word) =>
    Array.from(word.slice(2), (_, i) => {
      const at = i + 1
      const swapped = `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`
      const shorter = word.length < SHORTEST_SHORTENED ? [] : [`${word.slice(0, at)}${word.slice(at + 1)}`]
      return [swapped, ...shorter].map((typed) => [typed, word] as const)
    }).flat(),
  ),
)

/** A follow-up with the words that say what to do in their usual spelling. */
export function withTurnWordsMended(words: string): string {
  return words
    .replaceAll(/(?<=\s)['’]?em(?=\s*(?:[.,;?!]|$))/gi, 'them')
    .replaceAll(/\b[a-z]{4,7}\b/g, (word) => MISSPELLED.get(word) ?? word)
}
