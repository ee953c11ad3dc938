import { isStepCount, streamText } from 'ai'
import { builtInModel } from '../../../edge/assistant/built-in/built-in-model.ts'
import { createFindings } from '../../../edge/assistant/tools/findings.ts'
import type { ToolContext } from '../../../edge/assistant/tools/tool-context.ts'
import { createTools } from '../../../edge/assistant/tools/tools.ts'
import type { Figure } from '../../../sync/assistant/figure.ts'
import { plainText } from '../../../sync/assistant/linked-text.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import { geocodeHere } from '../../../sync/geocode/geocode-here.ts'

export interface Asked {
  words: string
  linked: string
  rows: RowSet | null
  found: number
  figures: readonly Figure[]
  context: ToolContext
}

/** Asks the built-in assistant some questions in turn, as the page does; answers the last answer. */
export async function askBuiltIn(book: Book, ...questions: string[]): Promise<Asked> {
  let [known, before]: (RowSet | null)[] = [null, null]
  let asked: Asked | null = null
  for (const question of questions) {
    asked = await askOne(book, question, known ?? null, before ?? null)
    before = known ?? null
    known = asked.rows ?? known
  }
  if (asked === null) throw new Error('Nothing was asked.')
  return asked
}

async function askOne(
  book: Book,
  question: string,
  known: RowSet | null,
  before: RowSet | null,
): Promise<Asked> {
  const context: ToolContext = {
    book,
    today: '2026-08-22',
    findings: createFindings(),
    outputs: new Map(),
    reading: () => {},
    placeOf: async (words) => {
      const { exact, approximate } = geocodeHere(words, book, null)
      return exact ?? approximate
    },
    compLists: async () => [
      { id: 7, name: 'Katy comps', includedCount: 3 },
      { id: 8, name: 'Port deal', includedCount: 12 },
    ],
  }
  const { text } = streamText({
    model: builtInModel(context, known, before),
    messages: [{ role: 'user', content: question }],
    tools: createTools(context),
    stopWhen: isStepCount(3),
  })
  const linked = await text
  const { found, figures } = context.findings
  return {
    words: plainText(linked),
    linked,
    rows: found?.rows ?? null,
    found: found?.count ?? 0,
    figures,
    context,
  }
}
