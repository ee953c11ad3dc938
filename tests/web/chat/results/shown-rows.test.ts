import { expect, test } from 'vitest'
import { EVERY_ROW } from '../../../../sync/assistant/row-set.ts'
import { shownWords } from '../../../../web/chat/results/shown-rows.ts'

test('the rows behind a figure are headed by what it is a figure of', () => {
  const title = (text: string, what: string, count: number) =>
    shownWords({ messageId: 'm', figure: { id: 'f1', text, what, rows: EVERY_ROW }, rows: EVERY_ROW }, count)
      .title
  expect([
    title('$0.80', 'median rent', 40),
    title('40', 'properties with a rent', 40),
    title('1', 'NNN properties', 1),
    title('3 warehouses', '', 3),
  ]).toEqual([
    '$0.80 is the median rent of 40 properties',
    '40 properties with a rent',
    '1 NNN property',
    '3 warehouses',
  ])
})
