import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EVERY_ROW } from '../../../../sync/assistant/row-set.ts'
import { AnswerFigures } from '../../../../web/chat/answer/answer-figures.tsx'

const figure = (id: string, text: string) => ({ id, text, what: '', rows: EVERY_ROW })

test('a count of a few is marked where it leads to its rows, too', () => {
  const table = {
    title: 'By town',
    head: ['Town', 'n', 'Median rent'],
    rows: [
      ['[Katy](f1)', '[1,178](f2)', '$0.84/SF/mo'],
      ['[Tomball](f3)', '[3](f4)', '$0.80/SF/mo'],
    ],
  }
  const figures = [figure('f1', 'Katy'), figure('f2', '1,178'), figure('f3', 'Tomball'), figure('f4', '3')]
  const html = renderToStaticMarkup(
    <AnswerFigures table={table} figures={figures} shown={null} onFigure={() => undefined} />,
  )
  expect(html.match(/data-few="true"/g)).toHaveLength(1)
  expect(html.match(/<td data-few="true"><button/g)).toHaveLength(1)
  expect(html.match(/<button/g)).toHaveLength(4)
})
