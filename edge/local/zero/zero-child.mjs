// zero-cache in one process. Its argument is the address of zero-cache's own run-worker.js.
import { Socket } from 'node:net'

// The lifeline: descriptor 3 closes when the supervisor is gone, however it went.
const lifeline = new Socket({ fd: 3 })
lifeline.on('close', () => process.kill(process.pid, 'SIGTERM'))
lifeline.on('error', () => {})
lifeline.resume()
lifeline.unref()

const { runWorker } = await import(process.argv[2])
// The workers read this process's arguments as options of their own.
process.argv.length = 2
try {
  await runWorker(null, process.env)
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
