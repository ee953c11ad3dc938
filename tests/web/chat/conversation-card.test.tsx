import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChatAnswer } from '../../../sync/api/chat.ts'
import type { ChatMessage } from '../../../web/chat/chat-message.ts'
import { ConversationCard } from '../../../web/chat/conversation-card.tsx'

const ANSWER: ChatAnswer = {
  rows: null,
  found: 0,
  notUnderstood: null,
  proposal: null,
  suggestedQuestions: ['by town?'],
}
const none = () => undefined
const TABLE = { title: 'Median rent by town', head: ['Town', 'Rent'], rows: [['Katy', '$0.90']] }

/** The words of the card after an answer. */
function shown(answer: ChatAnswer | null): string {
  const messages: ChatMessage[] =
    answer === null
      ? []
      : [
          { id: 'm1', role: 'user', parts: [{ type: 'text', text: 'median rent by town' }] },
          {
            id: 'm2',
            role: 'assistant',
            parts: [
              { type: 'text', text: 'Katy is at $0.90.' },
              { type: 'data-answer', data: answer },
            ],
          },
        ]
  const conversation = {
    messages,
    isPending: false,
    reading: null,
    failure: null,
    suggested: ['by town?', 'since 2024?'],
    draft: '',
    setDraft: none,
    ask: none,
    tryAgain: none,
    change: none,
    clear: none,
  }
  const actions = {
    showFigure: none,
    showResults: none,
    setRows: none,
    setProposal: none,
    openProperty: none,
  }
  const markup = renderToStaticMarkup(
    <ConversationCard book={null} conversation={conversation} actions={actions} shown={null} />,
  )
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('after a table the card says what to ask then, and before one what to try', () => {
  expect(shown({ ...ANSWER, table: TABLE })).toContain('Then ask by town? since 2024?')
  expect(shown(ANSWER)).toContain('Try asking: by town? since 2024?')
  expect(shown(null)).toContain('Try asking: by town? since 2024?')
})
