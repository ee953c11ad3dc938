import { expect, test } from 'vitest'
import { heard, queryBox, typed } from '../../../web/search/query-box.ts'

test('typed text stands while older texts come back as the query in force', () => {
  let box = typed(typed(typed(queryBox(''), 'c'), 'cr'), 'cra')
  box = heard(box, 'c')
  expect(box.text).toBe('cra')
  box = heard(box, 'cr')
  expect(box.text).toBe('cra')
  expect(heard(box, 'cra')).toEqual(queryBox('cra'))
})

test('a query that was never typed replaces the text', () => {
  const box = heard(typed(queryBox(''), 'crane'), 'crane')
  expect(heard(box, 'Crane-ready buildings').text).toBe('Crane-ready buildings')
})

test('a text that is deleted again is not brought back by its echo', () => {
  const box = typed(typed(queryBox(''), 'c'), '')
  expect(heard(box, 'c').text).toBe('')
})

test('nothing heard changes nothing', () => {
  const box = queryBox('crane')
  expect(heard(box, 'crane')).toBe(box)
})
