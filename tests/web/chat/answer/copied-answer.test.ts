import { expect, test } from 'vitest'
import type { Figure } from '../../../../sync/assistant/figure.ts'
import { copiedHtml, copiedText } from '../../../../web/chat/answer/copied-answer.ts'

const figure = (id: string, text: string): Figure => ({
  id,
  text,
  what: '',
  rows: { criteria: [], order: null, limit: null, ids: null },
})
const COPIED = {
  words: 'By town, the average rent is highest for [Katy](f1) at [$0.84/SF/mo](f2).',
  figures: [figure('f1', 'Katy'), figure('f2', '$0.84/SF/mo'), figure('f3', '\u22122.7%')],
  answer: {
    table: {
      title: 'By town',
      head: ['Town', 'n', 'Average rent', 'A year'],
      rows: [
        ['[Katy](f1)', '1,178', '[$0.84/SF/mo](f2)', '[\u22122.7%](f3)'],
        ['Tomball', '3', 'N/A', '+0.2%'],
      ],
    },
    beware: ['Lease types are mixed.'],
  },
  rests: 'Rests on 1,181 properties.',
  hrefOf: ({ id }: Figure) => `https://example.com/${id}`,
}

test('a table is copied in columns that a spreadsheet takes as numbers, the unit in the head', () => {
  expect(copiedText(COPIED).split('\n')).toEqual([
    'By town, the average rent is highest for Katy at $0.84/SF/mo.',
    '',
    'Town\tn\tAverage rent /SF/mo\tA year',
    'Katy\t1,178\t$0.84\t-2.7%',
    'Tomball\t3\tN/A\t+0.2%',
    '',
    '- Lease types are mixed.',
    '',
    'Rests on 1,181 properties.',
  ])
})

test('where formatted text is taken the same figures lead to their rows', () => {
  const html = copiedHtml(COPIED)
  expect(html).toContain('<th>Average rent /SF/mo</th>')
  expect(html).toContain('<td><a href="https://example.com/f2">$0.84</a></td>')
  expect(html).toContain('<td><a href="https://example.com/f3">-2.7%</a></td>')
  expect(html).toContain('at <a href="https://example.com/f2">$0.84/SF/mo</a>.')
})

test('what is paid per square foot has its unit in the head as well', () => {
  const table = { ...COPIED.answer.table, head: ['Town', 'Average TI'], rows: [['Katy', '$9.50/SF']] }
  const copied = copiedText({ ...COPIED, answer: { table } })
  expect(copied).toContain('Town\tAverage TI /SF\nKaty\t$9.50')
})

test('figures of several units keep theirs', () => {
  const table = {
    ...COPIED.answer.table,
    head: ['What', 'Rent'],
    rows: [
      ['a', '$1.00/SF/mo'],
      ['b', '$12.00/SF/yr'],
    ],
  }
  const copied = copiedText({ ...COPIED, answer: { table } })
  expect(copied).toContain('What\tRent\na\t$1.00/SF/mo\nb\t$12.00/SF/yr')
})
