import { withApostrophes } from '../../domain/query/words/apostrophes.ts'
import { lex } from '../../domain/query/words/lexer.ts'
import { spokenHundreds } from '../../domain/query/words/number-phrase.ts'
import { withDigits } from '../../domain/query/words/with-digits.ts'

const GREETINGS =
  /^(?:(?:hey|hi|hello|yo|um+|uh+|hmm+|well|alright|great|cool|perfect|nice|awesome|got it|sounds good|thanks|thank you|thx|yeah|yep|yes|ok so|so)\b[\s,.!-]*)+(?=\S)/i
const THANKS =
  /[\s,.!-]+(?:please|pls|plz|thanks(?: a lot| so much| again)?|thank you|thx|ty|cheers|if you (?:can|could|would)|for me|real quick|when you can|buddy|man)[\s.!?]*$/i

/** "actually gross is fine too" lets in more, and waives nothing. */
const FINE_TOO =
  /^(?:actually|ok(?:ay)?|and|but)?[, ]*(?<what>.+?) (?:(?:is|are|would be) (?:fine|ok|okay|good|acceptable|alright)|works?|would work)(?: (?:by|for|with) (?:me|us|them))? (?:too|also|as well)[.!]*$/i

/** "a little bigger is ok, say to 70k" */
const SAY_TO = /\b(?:say|maybe|perhaps|even) (?:up )?to (?=\$?\.?\d)/i

/** "how about Pasadena as well" lets in more. */
const ASKS_ALSO = /^(?:(?:ok|and|so)[, ]+)*(?:how|what) about (?<what>.+?) (?:as well|too|also)[.?!]*$/i

const OTHER_WAY = /^(?:no[, ]+)?(?:the )?other way (?:a)?round[,:]?\s*/i

/** "ok back to 20": to a figure, and not to what was asked before. */
const BACK_TO =
  /^(?:(?:ok|okay|no|and|just|actually|now|let's)[, ]+)*(?:go )?back (?:down |up )?to (?=\$?\.?\d)/i

/** "add office": space in the building, and no other type. */
const ADDS_OFFICE =
  /\badd (?:in )?(?:an? |some )?office(?: space)?(?! (?:buildings?|bldgs?|properties|type|or))\b/i

const TURN_WORDS = 'undo that those back again remove same without instead only last first forget'.split(' ')
/** By what comes of swapping two letters after the first: "taht". */
const MISSPELLED = new Map(
  TURN_WORDS.flatMap((word) =>
    Array.from(word.slice(2), (_, i) => {
      const at = i + 1
      return [`${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`, word]
    }),
  ),
)

/** A turn without greetings and thanks, in its usual spelling: what is left says what to do. */
export function plainTurn(words: string): string {
  const mended = words.replaceAll(/\b[a-z]{4,7}\b/g, (word) => MISSPELLED.get(word) ?? word)
  const written = mended
    .replaceAll(/\bw\/(?:o\b|out\b)/gi, 'without')
    .replaceAll(/\bw\/in?\b(?!-)/gi, 'within')
  let text = withApostrophes(written.replaceAll(/\s+/g, ' ').trim())
  for (;;) {
    const shorter = text.replace(THANKS, '')
    if (shorter === text || shorter.trim() === '') break
    text = shorter
  }
  const plain = text
    .replace(GREETINGS, '')
    .replace(FINE_TOO, 'also $<what>')
    .replace(SAY_TO, 'up to ')
    .replace(ASKS_ALSO, 'also $<what>')
    .replace(OTHER_WAY, '')
    .replace(BACK_TO, 'make it ')
    .replace(ADDS_OFFICE, 'with office')
  return withSpokenEnd(withDigits(plain))
}

/** "between 80 and one twenty", "make that two fifty": hundreds as they are spoken, where nothing says of what. */
function withSpokenEnd(text: string): string {
  const tokens = lex(text)
  for (const [at, token] of tokens.entries()) {
    const spoken = spokenHundreds(tokens, at)
    const [last, next] = [tokens[(spoken?.end ?? 0) - 1], tokens[spoken?.end ?? 0]]
    const isEnd = next === undefined || next.kind === 'sign' || /^(?:max|min|tops|or)$/.test(next.text)
    if (spoken === null || last === undefined || !isEnd) continue
    return `${text.slice(0, token.start)}${spoken.value}${text.slice(last.end)}`
  }
  return text
}
