import { expect, test } from 'vitest'
import { shownView } from '../../../web/table/shown-view.ts'

const view = (id: string, columns: string, sort: string | null = null) => ({
  id,
  columns,
  sort,
  density: 'roomy' as const,
})
const views = [view('mine', 'a,b'), view('theirs', 'a,b'), view('sorted', 'a,b', 'rent'), view('other', 'c')]
const table = { columns: 'a,b', density: 'roomy' as const, sort: null }

test('of two views that are alike the one is shown that was picked, so that a deletion is of that one', () => {
  expect(shownView(views, table, 'theirs')?.id).toBe('theirs')
  expect(shownView(views, table, 'mine')?.id).toBe('mine')
  expect(shownView(views, table, null)?.id).toBe('mine')
})

test('a view that is like the table in all goes before one of its columns that was picked', () => {
  expect(shownView(views, { ...table, sort: 'rent' }, 'theirs')?.id).toBe('sorted')
  expect(shownView(views, { ...table, sort: 'size' }, 'theirs')?.id).toBe('theirs')
  expect(shownView(views, { ...table, columns: 'd' }, 'mine')).toBeNull()
})
