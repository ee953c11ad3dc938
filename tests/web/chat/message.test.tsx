import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChatAnswer } from '../../../sync/api/chat.ts'
import type { ChatMessage } from '../../../web/chat/chat-message.ts'
import { Message } from '../../../web/chat/message.tsx'

const ANSWER: ChatAnswer = {
  rows: null,
  found: 0,
  notUnderstood: null,
  proposal: null,
  suggestedQuestions: [],
}
const none = () => undefined
const actions = {
  showFigure: none,
  showResults: none,
  setRows: none,
  setProposal: none,
  openProperty: none,
}

function shown(answer: Partial<ChatAnswer>): string {
  const message: ChatMessage = {
    id: 'm1',
    role: 'assistant',
    parts: [
      { type: 'text', text: 'Rents are about $1.85.' },
      { type: 'data-answer', data: { ...ANSWER, ...answer } },
    ],
  }
  const markup = renderToStaticMarkup(
    <Message {...{ message, actions }} book={null} isArriving={false} shownFigure={null} />,
  )
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('where the model did not answer, the page says that the built-in assistant did', () => {
  const sentence = 'The model did not answer. The built-in assistant did.'
  expect(shown({ isInstead: true })).toContain(sentence)
  expect(shown({ isInstead: false })).not.toContain(sentence)
  expect(shown({})).not.toContain(sentence)
})

test('figures of a model that no tool gave are named', () => {
  expect(shown({ isByModel: true, unbacked: ['$1.85', '12%'] })).toContain(
    'Not from your properties, check before use: $1.85, 12%.',
  )
  expect(shown({ isByModel: true, unbacked: [] })).not.toContain('Not from your properties')
})
