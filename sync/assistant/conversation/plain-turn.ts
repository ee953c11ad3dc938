import { withApostrophes } from '../../domain/query/apostrophes.ts'

const GREETINGS =
  /^(?:(?:hey|hi|hello|yo|um+|uh+|hmm+|well|alright|great|cool|perfect|nice|awesome|got it|sounds good|thanks|thank you|thx|yeah|yep|yes|ok so|so)\b[\s,.!-]*)+(?=\S)/i
const THANKS =
  /[\s,.!-]+(?:please|pls|plz|thanks(?: a lot| so much| again)?|thank you|thx|ty|cheers|if you (?:can|could|would)|for me|real quick|when you can|buddy|man)[\s.!?]*$/i

/** A turn without greetings and thanks, in its usual spelling: what is left says what to do. */
export function plainTurn(words: string): string {
  let text = withApostrophes(words.replaceAll(/\s+/g, ' ').trim())
  for (;;) {
    const shorter = text.replace(THANKS, '')
    if (shorter === text || shorter.trim() === '') break
    text = shorter
  }
  return text.replace(GREETINGS, '')
}
