import { isStepCount, streamText } from 'ai'
import { builtInModel } from '../../../edge/assistant/built-in/built-in-model.ts'
import { createFindings } from '../../../edge/assistant/tools/findings.ts'
import type { ToolContext } from '../../../edge/assistant/tools/tool-context.ts'
import { createTools } from '../../../edge/assistant/tools.ts'
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
  for (const [i, question] of questions.entries()) {
    asked = await askOne(book, questions.slice(0, i), question, known ?? null, before ?? null)
    before = known ?? null
    known = asked.rows ?? known
  }
  if (asked === null) throw new Error('Nothing was asked.')
  return asked
}

async function askOne(
  book: Book,
  earlier: readonly string[],
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
      {
        id: 7,
        name: 'Katy comps',
        includedCount: 3,
        entries: ['p0', 'p1', 'p2', 'p3'].map((propertyId) => ({
          propertyId,
          isIncluded: propertyId !== 'p3',
          whyExcluded: propertyId === 'p3' ? 'manufacturing' : null,
          note: null,
        })),
      },
      { id: 8, name: 'Port deal', includedCount: 12, entries: [] },
    ],
    notesOf: async (propertyId) =>
      propertyId === 'p1' ? [{ text: 'Owner may divide.', author: 'Maria', isPrivate: false }] : [],
  }
  const { text } = streamText({
    model: builtInModel(context, known, before),
    messages: [...earlier, question].map((content) => ({ role: 'user' as const, content })),
    tools: createTools(context),
    stopWhen: isStepCount(3),
  })
  const linked = await text
  const { found, figures, beware } = context.findings
  const all = [linked, ...beware].join('\n')
  return {
    words: plainText(all),
    linked: all,
    rows: found?.rows ?? null,
    found: found?.count ?? 0,
    figures,
    context,
  }
}
