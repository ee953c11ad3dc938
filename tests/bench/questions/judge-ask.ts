import { type Judgment, judge } from './judge.ts'
import type { Expected, FileQuestion } from './questions-file.ts'

/** How a question for a figure was read: what is asked counts as one key beside those of the properties. */
export function judgeAsk(found: Expected, { expected }: Pick<FileQuestion, 'expected'>): Judgment {
  const judged = expected.map((wanted) => judgeOne(found, wanted))
  return judged.find(({ isRight }) => isRight) ?? (judged[0] as Judgment)
}

function judgeOne(found: Expected, expected: Expected): Judgment {
  const { ask, ...own } = sharedInSets(found)
  const { ask: wanted, ...criteria } = sharedInSets(expected)
  const judgment = judge(own, { expected: [criteria] })
  const isAsked =
    wanted === undefined || ask === undefined
      ? wanted === ask
      : isSameAsk(ask as Expected, wanted as Expected)
  return {
    ...judgment,
    isRight: judgment.isRight && isAsked,
    keys: judgment.keys + 1,
    right: judgment.right + Number(isAsked),
    wrong: isAsked ? judgment.wrong : [...judgment.wrong, 'ask'],
  }
}

function isSameAsk(found: Expected, wanted: Expected): boolean {
  const plain = ['kind', 'figure', 'by', 'limit'].every(
    (key) => (found[key] ?? null) === (wanted[key] ?? null),
  )
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

/** What two compared sets share may stand in each of them or beside them: it counts in each. */
function sharedInSets({ ask, ...shared }: Expected): Expected {
  const { sets, ...rest } = (ask ?? {}) as Expected
  if (!Array.isArray(sets)) return { ...shared, ...(ask !== undefined && { ask }) }
  return { ask: { ...rest, sets: (sets as Expected[]).map((set) => ({ ...shared, ...set })) } }
}

/** Where no word says which, the mean and the median are both right, and both are then expected. */
function isSameMeasure(found: Expected, wanted: Expected): boolean {
  return (found.of ?? null) === (wanted.of ?? null)
}

function isNear(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((one, i) => isNear(found[i], one))
    )
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
  return String(text ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
