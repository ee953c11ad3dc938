import { expect, test } from 'vitest'
import type { TypedWrite } from '../../../../web/data/comp-lists/typed-writes.ts'
import { typedTexts, withTexts } from '../../../../web/session/refused/typed-texts.ts'

const details = { name: 'Tanner', description: null, centerAddress: '1 Main St', isPublic: false }
const place = { latitude: null, longitude: null, radius: null, subjectPropertyId: null, filters: null }
const comp = { propertyId: 'p1', propertyName: 'Plant', propertyAddress: null, notes: 'Corner lot' }

test.each<[TypedWrite, string[]]>([
  [{ kind: 'create', list: { id: 1, ...details, ...place, comps: [comp] } }, ['Tanner', '', '1 Main St']],
  [{ kind: 'edit', id: 1, details }, ['Tanner', '', '1 Main St']],
  [{ kind: 'edit', id: 1, details: { description: 'Near the port', isPublic: true } }, ['Near the port']],
  [{ kind: 'add', id: 1, comps: [comp] }, ['Corner lot']],
  [{ kind: 'annotate', id: 1, propertyId: 'p1', notes: 'Corner lot' }, ['Corner lot']],
  [{ kind: 'exclude', id: 1, propertyId: 'p1', reason: 'Too old' }, ['Too old']],
  [
    {
      kind: 'adjust',
      id: 1,
      propertyId: 'p1',
      of: 'size',
      adjustment: { kind: 'percent', amount: 3, reason: 'Smaller' },
    },
    ['Smaller'],
  ],
])('the texts of %o can be read, and put back changed', (write, texts) => {
  expect(typedTexts(write).map(({ text }) => text)).toEqual(texts)
  expect(withTexts(write, texts)).toEqual(write)
  const changed = texts.map((text) => `${text} changed`)
  expect(typedTexts(withTexts(write, changed)).map(({ text }) => text)).toEqual(changed)
})
