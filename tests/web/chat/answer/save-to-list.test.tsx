import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SaveToList } from '../../../../web/chat/answer/save-to-list.tsx'

test.each([
  [0, ''],
  [1, 'Save 1 to a comp list'],
  [1_000, 'Save 1,000 to a comp list'],
  [1_001, 'A comp list holds at most 1,000 properties. Narrow them down first.'],
  [151_000, 'A comp list holds at most 1,000 properties. Narrow them down first.'],
])('an answer about %i properties offers to save them, or says why not', (count, words) => {
  const html = renderToStaticMarkup(<SaveToList count={count} onSave={() => undefined} />)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(words)
})
