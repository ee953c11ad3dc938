import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../../../edge/local/process/free-port.ts'

test('neighboring free ports can be bound at once', async () => {
  const first = await freePort(2)
  const servers = await Promise.all([first, first + 1].map(listening))
  expect(servers.map((server) => server.listening)).toEqual([true, true])
  for (const server of servers) server.close()
})

function listening(port: number) {
  return new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
