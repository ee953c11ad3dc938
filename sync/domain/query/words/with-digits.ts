import { readCount } from '../../words/number-words.ts'
import { lex } from './lexer.ts'
import { readNumberPhrase } from './number-phrase.ts'

/** "eight miles", "two hundred thousand footers": the numbers that are spoken, but for "one", in digits. */
export function withDigits(text: string): string {
  const tokens = lex(text)
  let written = ''
  let last = 0
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const phrase = token?.kind === 'word' && isNumber(token.text) ? readNumberPhrase(tokens, at) : null
    const end = phrase === null ? undefined : tokens[phrase.end - 1]
    // "seven seventy five", "a dollar five" are dollars and cents.
    const isSpoken =
      phrase !== null &&
      (isNumber(tokens[phrase.end]?.text ?? '') || /^(?:dollar|buck)$/.test(tokens[at - 1]?.text ?? ''))
    if (token === undefined || phrase === null || end === undefined || isSpoken || phrase.value < 2) {
      at = isSpoken ? afterNumbers(tokens, at) : at + 1
      continue
    }
    written += `${text.slice(last, token.start)}${phrase.value.toLocaleString('en-US')}`
    last = end.end
    at = phrase.end
  }
  return written + text.slice(last)
}

function afterNumbers(tokens: ReturnType<typeof lex>, at: number): number {
  let end = at
  while (isNumber(tokens[end]?.text ?? '')) end++
  return end
}

/** A name such as "Two Rivers" keeps its words: only small letters are read. */
function isNumber(word: string): boolean {
  return word === 'hundred' || word === 'thousand' || readCount(word) !== null
}
