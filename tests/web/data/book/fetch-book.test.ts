import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchBook } from '../../../../web/data/book/fetch-book.ts'

const BOOK = { ETag: '"1-demo-7"', 'Content-Type': 'application/octet-stream' }

/** Asks a server that answers like this; it counts as stalled after so many ms without a byte. */
async function ask(
  answer: (response: ServerResponse) => unknown,
  { etag = null as string | null, stalledMs = 5_000 } = {},
) {
  const heard: (string | undefined)[] = []
  const server = createServer((request, response) => {
    heard.push(request.headers['if-none-match'])
    answer(response)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const send: typeof fetch = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const fetched = await fetchBook(etag, { send, stalledMs })
  if (fetched.kind !== 'book') return { fetched, heard }
  const { book } = fetched
  const bytes = await book.bytes.catch(({ name, message }: Error) => `${name}: ${message}`)
  return { fetched: { etag: book.etag, bytes }, heard }
}

const failed = (why: string, cause: string) => ({ kind: 'failed', why, cause })

test('a book is its bytes and its ETag; one that is not newer than the known one is not sent', async () => {
  const whole = await ask((response) => response.writeHead(200, BOOK).end(Buffer.from([1, 2, 3])))
  expect(whole.fetched).toEqual({ etag: '"1-demo-7"', bytes: new Uint8Array([1, 2, 3]) })
  const known = await ask((response) => response.writeHead(304).end(), { etag: '"1-demo-7"' })
  expect(known).toEqual({ fetched: { kind: 'unchanged' }, heard: ['"1-demo-7"'] })
})

test.each([
  ['500', failed('server', 'book-status-500'), (r: ServerResponse) => r.writeHead(500).end('no')],
  ['503', failed('server', 'book-status-503'), (r: ServerResponse) => r.writeHead(503).end()],
  [
    'a page instead of a book',
    failed('server', 'book-not-a-book'),
    (r: ServerResponse) =>
      r.writeHead(200, { ETag: '"1"', 'Content-Type': 'text/html' }).end('<!doctype html>'),
  ],
  [
    'a book without an ETag',
    failed('server', 'book-not-a-book'),
    (r: ServerResponse) => r.writeHead(200, { 'Content-Type': BOOK['Content-Type'] }).end('x'),
  ],
  [
    'nobody signed in',
    failed('signed_out', 'book-signed-out'),
    (r: ServerResponse) => r.writeHead(401).end(),
  ],
  [
    'a redirect to where one signs in',
    failed('signed_out', 'book-signed-out'),
    (r: ServerResponse) => r.writeHead(302, { Location: '/login' }).end(),
  ],
])('%s', async (_, expected, answer) => {
  expect((await ask(answer)).fetched).toEqual(expected)
})

const begun = (bytes: unknown) => ({ etag: '"1-demo-7"', bytes })

test('a body that breaks off is no book', async () => {
  const { fetched } = await ask((response) => {
    response.writeHead(200, { ...BOOK, 'Content-Length': '100' })
    response.write('half', () => response.destroy())
  })
  expect(fetched).toEqual(begun('BookBrokenOff: book-broken-off'))
})

test('a server that falls silent is given up, before the answer or in the midst of it', async () => {
  const stalled = failed('offline', 'book-stalled')
  expect((await ask(() => undefined, { stalledMs: 50 })).fetched).toEqual(stalled)
  const half = await ask((response) => response.writeHead(200, BOOK).write('half'), { stalledMs: 1_500 })
  expect(half.fetched).toEqual(begun('BookBrokenOff: book-stalled'))
})

test('a slow server that goes on sending is not given up', async () => {
  const { fetched } = await ask(
    (response) => {
      response.writeHead(200, BOOK)
      let left = 12
      const timer = setInterval(() => {
        response.write('x')
        if (--left > 0) return
        clearInterval(timer)
        response.end()
      }, 150)
    },
    { stalledMs: 1_500 },
  )
  expect(fetched).toEqual(begun(new Uint8Array(12).fill(120)))
})
