import type { Token } from '../../words/lexer.ts'

/** Ends a sentence. */
export function isEnd(token: Token | undefined): boolean {
  return token?.kind === 'sign' && /^[.;!?]$/.test(token.text) && !token.glued
    ? true
    : token?.kind === 'sign' && /^[;!?]$/.test(token.text)
}

export function wordAt(place: number, text: string): Token {
  return { kind: 'word', text, start: place, end: place, glued: false }
}

export function signAt(place: number, text: string): Token {
  return { kind: 'sign', text, start: place, end: place, glued: true }
}
