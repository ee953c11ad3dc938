import type { ChatAnswer } from '../../sync/api/chat.ts'
import type { Figure } from '../../sync/assistant/figure.ts'

export interface Heard {
  words: string
  figures: Figure[]
  answer: ChatAnswer | null
  error: string | null
  types: string[]
  /** All that was sent, in its order. */
  parts: { type: string; data?: unknown }[]
}

/** Reads a UI message stream to its end. */
export async function heard(response: Response): Promise<Heard> {
  const events = (await response.text())
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)))
  const of = (type: string) => events.filter((event) => event.type === type)
  return {
    words: of('text-delta')
      .map(({ delta }) => delta)
      .join(''),
    figures: of('data-figures').flatMap(({ data }) => data),
    answer: of('data-answer')[0]?.data ?? null,
    error: of('error')[0]?.errorText ?? null,
    parts: events,
    types: [...new Set(events.map(({ type }) => type as string))],
  }
}
