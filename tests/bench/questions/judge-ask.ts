import { judge } from './judge.ts'
import type { Expected } from './questions-file.ts'

/** Whether a question for a figure was read as one of those expected: what is asked, and of which properties. */
export function judgeAsk(found: Expected, expected: readonly Expected[]): boolean {
  return expected.some(({ ask: wanted, ...criteria }) => {
    const { ask, ...own } = found
    if (!judge(own, { expected: [criteria] }).isRight) return false
    if (wanted === undefined) return ask === undefined
    return ask !== undefined && isSameAsk(ask as Expected, wanted as Expected)
  })
}

function isSameAsk(found: Expected, wanted: Expected): boolean {
  const plain = ['kind', 'figure', 'by', 'limit'].every((key) => (found[key] ?? null) === (wanted[key] ?? null))
  const hasOrder = wanted.kind !== 'rank' || (found.order ?? 'desc') === (wanted.order ?? 'desc')
  return (
    plain &&
    hasOrder &&
    isSameMeasure(found, wanted) &&
    ['p', 'value'].every((key) => isNear(found[key], wanted[key])) &&
    isSameInputs(found.inputs, wanted.inputs) &&
    bare(found.to) === bare(wanted.to) &&
    areSameSets(found.sets, wanted.sets)
  )
}

/** Where no word says which, the mean and the median are both right, and both are then expected. */
function isSameMeasure(found: Expected, wanted: Expected): boolean {
  return (found.of ?? null) === (wanted.of ?? null)
}

function isNear(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'number') return found === undefined || found === null
  return typeof found === 'number' && Math.abs(found - wanted) <= Math.abs(wanted) * 0.01
}

function isSameInputs(found: unknown, wanted: unknown): boolean {
  if (wanted === undefined || wanted === null) return found === undefined
  const [a, b] = [found as Expected | undefined, wanted as Expected]
  return Object.keys(b).every((key) => isNear(a?.[key], b[key]))
}

function areSameSets(found: unknown, wanted: unknown): boolean {
  if (wanted === undefined || wanted === null) return found === undefined
  const [a, b] = [(found ?? []) as Expected[], wanted as Expected[]]
  return a.length === b.length && b.every((set) => a.some((own) => judge(own, { expected: [set] }).isRight))
}

function bare(text: unknown): string {
  return String(text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
