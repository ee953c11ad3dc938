import { type ApiToken, endToken } from '../../sync/api/tokens.ts'
import { callEmpty } from '../data/requests/call.ts'
import { useAnswer } from '../data/requests/use-answer.ts'
import { toast } from '../ui/layers/toast.tsx'
import { MESSAGES } from '../ui/messages.ts'
import { failureWords } from '../ui/states/failure-words.ts'

export interface UsedTokens {
  /** Null before the first answer. */
  tokens: readonly ApiToken[] | null
  failure: unknown
  refresh(): Promise<void>
  end(token: ApiToken): Promise<void>
}

/** API tokens, and the way to end one. `ask` is as for `useAnswer`. */
export function useTokens(ask: () => Promise<{ tokens: ApiToken[] }>): UsedTokens {
  const { answer, failure, refresh } = useAnswer(ask)
  return {
    tokens: answer?.tokens ?? null,
    failure,
    refresh,
    async end({ id, name }) {
      try {
        await callEmpty(endToken, { id })
        toast({ title: `“${name}” is ended`, kind: 'success' })
      } catch (error) {
        toast({ title: MESSAGES.error, description: failureWords(error), kind: 'error' })
      }
      await refresh()
    },
  }
}
