import type * as z from 'zod/mini'
import { formatCount } from './domain/format.ts'

/** Names every field that is wrong: "limit: must be positive." `whole` is what the fields are of. */
export function issuesSentence(issues: readonly z.core.$ZodIssue[], whole: string): string {
  return issues.map((issue) => `${issue.path.join('.') || whole}: ${problemOf(issue)}.`).join(' ')
}

function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has unknown fields ${issue.keys.join(', ')}`
    case 'invalid_type':
      return `must be ${issue.expected === 'int' ? 'a whole number' : article(issue.expected)}`
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return 'must not be empty'
      return `must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'array') return `must have at most ${issue.maximum} entries`
      return issue.origin === 'string'
        ? `must be no longer than ${formatCount(Number(issue.maximum))} characters`
        : `must be at most ${issue.maximum}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'custom':
      return typeof issue.params?.problem === 'string' ? issue.params.problem : 'is not valid'
    default:
      return 'is not valid'
  }
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}
