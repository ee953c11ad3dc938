import { expect, test } from 'vitest'
import { whatChanged } from '../../../web/data/what-changed.ts'

const was = { name: 'Tanner', description: null as string | null, isPublic: false }

test.each([
  [{}, {}],
  [{ name: 'Tanner', description: '', isPublic: false }, {}],
  [{ name: ' Tanner ', description: '  ' }, {}],
  [{ name: 'Brittmoore', isPublic: false }, { name: 'Brittmoore' }],
  [
    { description: 'Near the port', isPublic: true },
    { description: 'Near the port', isPublic: true },
  ],
  [{ name: '' }, { name: '' }],
])('of %o only what says something else is a change', (is, changed) => {
  expect(whatChanged(was, is)).toEqual(changed)
})
