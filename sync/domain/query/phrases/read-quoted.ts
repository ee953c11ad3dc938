import { foundCriterion, type Reader } from '../vocabulary/reading.ts'
import { choiceNouns } from '../words/choice-words.ts'

/**
 * Values between quotation marks, taken literally: `type "Flex"` or `city "Foo" or "Bar"`. Without a field before
 * them they are words to search: `"tiltwall"`.
 */
export const readQuoted: Reader = ({ tokens }, at) => {
  if (tokens[at]?.kind === 'quoted') return { kind: 'words', end: at + 1 }
  const field = choiceNouns.longest(tokens, at)
  if (field === null) return null
  const anyOf: string[] = []
  let end = field.end
  for (let next = /^[:=]$/.test(tokens[end]?.text ?? '') ? end + 1 : end; ; next = end + 1) {
    const token = tokens[next]
    if (token?.kind !== 'quoted') break
    anyOf.push(token.text)
    end = next + 1
    if (tokens[end]?.text !== 'or') break
  }
  return anyOf.length === 0
    ? null
    : foundCriterion({ kind: 'word', field: field.value, anyOf, not: false }, end)
}
