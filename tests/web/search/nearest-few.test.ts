import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { nearestFew } from '../../../web/search/proximity-card.tsx'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const center = { latitude: 29.76, longitude: -95.37 }

test('the subject counts as no comp of its own, however many deals stand at its place', () => {
  const suites = Array.from({ length: 20 }, (_, i) =>
    makeProperty({ ...center, id: `p${i + 10}`, name: `Suite ${i}` }),
  )
  const book = overlay(makeBase(1, suites), [])
  const few = (subjectId: string) => nearestFew(book, { center, subjectId }, 5)
  expect(suites.map(({ id }) => few(id).found)).toEqual(suites.map(() => 19))
  expect(few('p10').slots).toHaveLength(5)
})

test('a subject that stands outside of the radius is not taken off', () => {
  const far = makeProperty({ ...center, id: 'far', latitude: 31 })
  const book = overlay(makeBase(1, [makeProperty({ ...center, id: 'a' }), far]), [])
  expect(nearestFew(book, { center, subjectId: 'far' }, 5).found).toBe(1)
})
