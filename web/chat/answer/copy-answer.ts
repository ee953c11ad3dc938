import type { ChatAnswer } from '../../../sync/api/chat.ts'
import type { Figure } from '../../../sync/assistant/figure.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import { describeCriterion } from '../../../sync/domain/criteria/describe-criterion.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { today } from '../../exports/today.ts'
import { toast } from '../../ui/layers/toast.tsx'
import { searchWords } from '../criteria-edits.ts'
import { copiedHtml, copiedText } from './copied-answer.ts'

interface ToCopy {
  book: Book
  words: string
  figures: readonly Figure[]
  answer: ChatAnswer
  rows: RowSet
  count: number
}

/** Copies an answer with its table, what it rests on, and a way from each figure to its rows. Never throws. */
export async function copyAnswer({ book, words, figures, answer, rows, count }: ToCopy): Promise<void> {
  const asked = rows.criteria.map((criterion) => {
    const { key, value } = describeCriterion(criterion, 'month')
    return `${key} ${value}`
  })
  const rests = `Rests on ${formatCount(count)} ${count === 1 ? 'property' : 'properties'} in Clearheight, ${today()}${asked.length === 0 ? '' : `: ${asked.join(', ')}`}.`
  const copied = { words, figures, answer, rests, hrefOf: (figure: Figure) => hrefOf(book, figure.rows) }
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([copiedText(copied)], { type: 'text/plain' }),
        'text/html': new Blob([copiedHtml(copied)], { type: 'text/html' }),
      }),
    ])
    toast({ title: 'Copied', description: 'The answer, with its figures.', kind: 'success' })
  } catch {
    const description = 'This browser does not allow it.'
    toast({ title: 'Copy failed', description, kind: 'error' })
  }
}

function hrefOf(book: Book, rows: RowSet): string | null {
  const [only] = rows.ids ?? []
  if (only !== undefined && rows.ids?.length === 1)
    return `${location.origin}/search?property=${encodeURIComponent(only)}`
  const words = searchWords(book, rows)
  return words === null ? null : `${location.origin}/search?q=${encodeURIComponent(words)}`
}
