import type { Criterion } from '../../criteria/criterion.ts'
import type { Correction, ParsedCriterion } from '../../criteria/parsed-query.ts'
import { lex, type Token } from '../words/lexer.ts'
import { isOneEdit } from '../words/one-edit.ts'

/** Letters: shorter words of a name are never corrected. */
const SHORTEST = 5

/** What was read as other words than were typed: terms, and towns and firms one letter off. Words not understood are no part. */
export function correctionsOf(
  text: string,
  typed: readonly Token[],
  read: readonly Token[],
  isLeft: (at: number) => boolean,
  criteria: readonly ParsedCriterion[],
): Correction[] {
  const terms = typed.flatMap((token, at) => {
    const meant = read[at]?.text ?? token.text
    const isSame = meant === token.text || meant.startsWith(token.text)
    return isSame || isLeft(at) ? [] : [{ typed: text.slice(token.start, token.end), meant }]
  })
  return [...terms, ...criteria.flatMap((one) => namesIn(text, one))]
}

/** `Read “houton” as Houston.`: one sentence for each. */
export function correctionSentences(corrections: readonly Correction[]): string[] {
  return [...new Set(corrections.map(({ typed, meant }) => `Read “${typed}” as ${meant}.`))]
}

function namesIn(text: string, { criterion, spans }: ParsedCriterion): Correction[] {
  const said = spans.map(({ start, end }) => text.slice(start, end))
  const names = namesOf(criterion).filter((name) => !said.some((words) => words.includes(name)))
  const words = said.flatMap((part) =>
    lex(part).map((token) => ({ text: token.text, written: part.slice(token.start, token.end) })),
  )
  return names.flatMap((name) =>
    lex(name).flatMap(({ text: own }) => {
      const typed = words.some((word) => word.text === own)
        ? undefined
        : words.find((word) => isTypo(word.text, own))
      return typed === undefined ? [] : [{ typed: typed.written, meant: name }]
    }),
  )
}

function namesOf(criterion: Criterion): readonly string[] {
  if (criterion.kind === 'party') return [criterion.text, ...(criterion.or ?? [])]
  if (criterion.kind === 'word') return criterion.field === 'city' ? criterion.anyOf : []
  return criterion.kind === 'near' ? [criterion.place] : []
}

/** A word that is still being typed is no typing mistake. */
function isTypo(typed: string, own: string): boolean {
  if (own.startsWith(typed)) return false
  return typed.length >= SHORTEST && own.length >= SHORTEST && isOneEdit(typed, own)
}
