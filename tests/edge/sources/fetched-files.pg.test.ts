import { expect, test } from 'vitest'
import type { ApiSource } from '../../../sync/api/sources.ts'
import { JAMES, signedIn } from '../people.ts'
import { importOf } from './import-job.ts'
import { serverWithGoogle } from './server-with-google.ts'

const { google, server, add, known, failed } = await serverWithGoogle()

test('a published sheet is read by its link, and a private one is told by its sign-in page', async () => {
  google.file = { body: 'Address,City,State,Type\n7 Almeda Rd,Houston,TX,Warehouse', type: 'text/csv' }
  const link = 'https://docs.google.com/spreadsheets/d/e/2PACX-1vAbc/pub?output=csv'
  const { id } = await add('csv-link', 'Published', link)
  google.file = { ...google.file, redirect: 'https://doc-00-sheets.googleusercontent.com/export/abc' }
  expect((await importOf(server, { sourceId: id })).counts).toMatchObject({ new: 1 })
  google.script({ html: true })
  expect(await failed(id)).toMatch(/answered with a sign-in page instead of a file/)
  google.file = { ...google.file, redirect: 'https://accounts.google.com/ServiceLogin' }
  expect(await failed(id)).toMatch(/answered with a sign-in page instead of a file/)
  google.script({ cut: true })
  expect(await failed(id)).toMatch(/ended before the file was whole/)
  expect(await known(id)).toMatchObject({ properties: 1, tries: 3 })
})

test('what came back in place of a file is kept for whoever may change the source, until it can be read', async () => {
  const page = `<html><title>Sign in</title>${'x'.repeat(5_000)}</html>`
  google.file = { body: page, type: 'text/html' }
  const { id } = await add('url', 'Behind a door', 'https://files.example.com/door.csv')
  expect(await failed(id)).toMatch(/answered with a web page/)
  const answer = (await known(id))?.failureAnswer
  expect(answer).toMatch(/^HTTP 200, text\/html\n\n<html><title>Sign in<\/title>x+$/)
  expect(answer?.length).toBeLessThan(2_100)
  const listed = (await (await server.get('/api/sources', await signedIn(JAMES))).json()) as {
    sources: ApiSource[]
  }
  const asMember = listed.sources.find((source) => source.id === id)
  expect(asMember).toMatchObject({ failure: expect.stringContaining('web page'), failureAnswer: null })

  google.file = { body: 'Address,City,State,Type\n9 Door Rd,Houston,TX,Warehouse', type: 'text/csv' }
  await importOf(server, { sourceId: id })
  expect(await known(id)).toMatchObject({ failure: null, failureAnswer: null })
})

test('a file is fetched from an allowed host only, also by redirects', async () => {
  google.file = { body: 'Address,City,State,Type\n9 Almeda Rd,Houston,TX,Warehouse', type: 'text/csv' }
  const { id } = await add('url', 'Dump', 'https://files.example.com/dump.csv')
  expect((await importOf(server, { sourceId: id })).counts).toMatchObject({ new: 1 })
  google.file = { ...google.file, redirect: 'https://10.0.0.7/dump.csv' }
  expect(await failed(id)).toMatch(/leads to 10.0.0.7, which may not be asked/)
  for (const address of [
    'https://10.0.0.7/a.csv',
    'http://files.example.com/a.csv',
    'https://other.example/a.csv',
  ]) {
    const refused = await server.post('/api/sources', { kind: 'url', name: address, address })
    expect(refused.status).toBe(409)
  }
})

test('an administrator allows a host, a source is read from it, and fails once it is no longer allowed', async () => {
  google.file = { body: 'Address,City,State,Type\n12 Almeda Rd,Houston,TX,Warehouse', type: 'text/csv' }
  const address = 'https://data.example.org/dump.csv'
  const asked = { kind: 'url', name: 'Feed', address }
  const refused = await server.post('/api/sources', asked)
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('data.example.org')])

  const allowed = await server.post('/api/source-hosts', { host: ' Data.Example.org ' })
  expect(await allowed.json()).toMatchObject({ host: 'data.example.org', addedBy: expect.any(String) })
  const again = await server.post('/api/source-hosts', { host: 'data.example.org' })
  expect(again.status).toBe(200)
  const listed = (await (await server.get('/api/sources')).json()) as {
    allowedHosts: string[]
    addedHosts: object[]
  }
  expect(listed.allowedHosts).toEqual(['files.example.com', 'data.example.org'])
  expect(listed.addedHosts).toHaveLength(1)
  const checked = await server.post('/api/sources/check', { kind: 'url', address })
  expect(await checked.json()).toEqual({ title: 'dump.csv', tabs: [{ name: 'dump', rows: 1, columns: 4 }] })
  const { id } = await add('url', 'Feed', address)
  expect((await importOf(server, { sourceId: id })).counts).toMatchObject({ new: 1 })

  const forbidden = await server.remove('/api/source-hosts/data.example.org')
  expect(await forbidden.json()).toEqual({ sources: 1 })
  expect(await failed(id)).toBe('Files may not be fetched from data.example.org any more.')
  expect(await known(id)).toMatchObject({ properties: 1 })
  expect((await server.remove('/api/source-hosts/data.example.org')).status).toBe(404)
  expect((await server.remove('/api/source-hosts/files.example.com')).status).toBe(404)
  const { entries } = (await (await server.get('/api/audit')).json()) as { entries: { action: string }[] }
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['source_host_allowed', 'source_host_forbidden']),
  )
})

test.each(['10.0.0.7', 'localhost', 'https://a.example/x', 'a.example:8080', '[::1]', ''])(
  'the host %s is no name of a host, and is refused',
  async (host) => {
    const refused = await server.post('/api/source-hosts', { host })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('host')])
  },
)
