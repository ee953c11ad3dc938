import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { ChoiceEditor } from '../../../../web/criteria/picker/choice-editor.tsx'
import { NONE_STATED } from '../../../../web/criteria/picker/editor-foot.tsx'
import { RangeEditor } from '../../../../web/criteria/picker/range-editor.tsx'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

const properties = [
  makeProperty({ id: 'bare' }),
  makeProperty({ id: 'whole', clearHeight: 32, submarket: 'North' }),
]
const book = overlay(makeBase(1, properties), [])
const slotOf = (id: string) => properties.findIndex((property) => property.id === id)
const shared = { book, unit: 'month', onDone: () => undefined } as const

test('a field that no found property states says so, without an empty chart or "0 of 0"', () => {
  const shown = (id: string) =>
    renderToStaticMarkup(<RangeEditor {...shared} field="clearHeight" slots={Uint32Array.of(slotOf(id))} />)
  expect(shown('bare')).toContain(NONE_STATED)
  expect(shown('bare')).not.toMatch(/<svg|0 of 0/)
  expect(shown('whole')).toMatch(/<svg.*1 of 1 that have it/)
  expect(shown('whole')).not.toContain(NONE_STATED)
})

test('a field of words that no found property states says so', () => {
  const shown = (id: string) =>
    renderToStaticMarkup(<ChoiceEditor {...shared} field="submarket" slots={Uint32Array.of(slotOf(id))} />)
  expect(shown('bare')).toContain(NONE_STATED)
  expect(shown('whole')).toContain('North')
  expect(shown('whole')).not.toContain(NONE_STATED)
})
