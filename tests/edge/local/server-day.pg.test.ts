import { expect, test, vi } from 'vitest'
import { makeProperty } from '../../make/property.ts'
import { appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'

test('the words of a search mean the same day in a file as in an answer, wherever the server stands', async () => {
  vi.stubEnv('TZ', 'America/Chicago')
  try {
    const evening = new Date('2026-12-01T01:30:00Z')
    expect(evening.getDate()).toBe(30)
    const other = await appUnderTest({ now: () => evening })
    await fillBook(other.db, [
      makeProperty({ id: 'signed', dateSigned: '2026-11-10' }),
      makeProperty({ id: 'older', dateSigned: '2026-10-10' }),
    ])
    const query = 'signed this month'
    expect(await (await other.post('/api/properties/search', { query })).json()).toMatchObject({
      results: [{ id: 'signed' }],
    })
    const file = await other.post('/api/properties/export', { searchQuery: query })
    expect(file.headers.get('content-disposition')).toContain('2026-11-30')
    expect((await file.text()).trim().split('\r\n')).toHaveLength(2)
  } finally {
    vi.unstubAllEnvs()
  }
})
