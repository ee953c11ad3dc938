import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FigureCell } from '../../../../web/property/table/table-cells.tsx'

/** What a cell says, a bar between its parts; those of a figure that was worked out are marked. */
function saidBy(text: string, workedOut = false): string {
  const markup = renderToStaticMarkup(<FigureCell {...{ text, workedOut }} />)
  return markup
    .replaceAll('data-worked-out="true">', '>=')
    .replace(/(?:<[^>]*>)+/g, '|')
    .replaceAll('|=', '=')
    .replace(/^\||\|$/g, '')
}

test.each([
  ['no TI'],
  ['no term, no TI'],
  ['no free rent stated, no TI'],
  ['no term, no escalation, 2 more'],
])('what a worked-out rent lacks is said once, and as no figure: %s', (words) => {
  expect(saidBy(words, true)).toBe(words)
})

test('a figure stands before its unit, and a date has none', () => {
  expect(saidBy('120,000 SF')).toBe('120,000| SF')
  expect(saidBy('$0.58 /SF/mo')).toBe('$0.58| /SF/mo')
  expect(saidBy('\u2212$1.04', true)).toBe('=\u2212$1.04')
  expect(saidBy('Dec 2024')).toBe('Dec 2024')
  expect(saidBy('Contact for pricing')).toBe('Contact for pricing')
})
