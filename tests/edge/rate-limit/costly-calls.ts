import type { Limits } from '../../../edge/services/limits.ts'
import type { AppUnderTest } from '../app-under-test.ts'

export const ADDRESS = '9600 Tanner Rd, Houston, TX 77041'
export const NOTE = { note: 'Toured', isPrivate: false }
export const PLACE = { latitude: 29.7, longitude: -95.3 }

type Headers = Record<string, string>
/** Asks a server, on whichever host it runs. */
type Call = (
  server: Pick<AppUnderTest, 'get' | 'post' | 'put' | 'remove'>,
  headers?: Headers,
) => Promise<Response>

const post =
  (path: string, body: unknown): Call =>
  (server, headers) =>
    server.post(path, body, headers)
const put =
  (path: string, body: unknown): Call =>
  (server, headers) =>
    server.put(path, body, headers)
const get =
  (path: string): Call =>
  (server, headers) =>
    server.get(path, headers)
const remove =
  (path: string): Call =>
  (server, headers) =>
    server.remove(path, headers)

/** What is counted by kind, by the kind it is counted as. */
export const COSTLY_CALLS: readonly [kind: keyof Limits, name: string, call: Call][] = [
  ['books', 'the book', get('/api/book')],
  ['books', 'what changed in the book', get('/api/book/tail')],
  ['books', 'the bootstrap', get('/api/bootstrap')],
  ['books', 'all properties', get('/api/properties')],
  ['questions', 'a search', post('/api/properties/search', { query: 'crane' })],
  ['questions', 'a filter', post('/api/properties/filter', {})],
  ['questions', 'an analysis', post('/api/properties/filter-analysis', {})],
  ['questions', 'a proximity search', post('/api/properties/proximity-search', PLACE)],
  ['exports', 'an export', post('/api/properties/export', { propertyIds: ['a'] })],
  ['exports', 'the export of a list', get('/api/comp-lists/1/export/csv')],
  ['pictures', 'a picture', get('/api/pictures/map.svg?latitude=x')],
  ['pictures', 'the map of a list', get('/api/comp-lists/1/map.svg')],
  ['pictures', 'a map of a place', get('/api/proximity/map.svg')],
  ['geocode', 'an address', get('/api/geocode?address=29.76,-95.37')],
  [
    'geocode',
    'a proximity search with an address',
    post('/api/properties/proximity-search', { address: ADDRESS }),
  ],
  ['chat', 'a question to the assistant', post('/api/chat', { message: 'cranes' })],
  ['sourceRuns', 'reading the sources', post('/api/properties/sync', {})],
  ['writes', 'a note', post('/api/properties/a/notes', NOTE)],
  ['writes', 'a changed note', put('/api/notes/none', NOTE)],
  ['writes', 'a deleted note', remove('/api/notes/none')],
  ['writes', 'a list', post('/api/comp-lists', { name: 'L' })],
  ['writes', 'a list around a place', post('/api/comp-lists/from-proximity', { name: 'Around', ...PLACE })],
  ['writes', 'a deleted list', remove('/api/comp-lists/1')],
  ['writes', 'a comp', post('/api/comp-lists/1/properties', { propertyId: 'a' })],
  ['writes', 'a changed comp', put('/api/comp-lists/1/properties/a', { isIncluded: true })],
  ['writes', 'a removed comp', remove('/api/comp-lists/1/properties/a')],
]
