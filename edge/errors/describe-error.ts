/** Causes that are looked at, and places that are named. */
const DEEPEST = 5
const PLACES = 3

/** A line of a stack in our own code, such as `at async file:///home/x/edge/notes/routes.ts:40:12`. */
const FRAME = /^\s*at .*?\b((?:db|edge|sync|web)\/[\w./-]+\.[cm]?[jt]sx?:\d+):\d+\)?$/
/** The folder the project lies in, whose name may be like a room's; empty in a bundle. */
const ROOT = `${import.meta.url ?? ''}`.replace(/edge\/errors\/[^/]*$/, '')
/** An SQLSTATE, or the system's word, such as `ECONNREFUSED`. */
const CODE = /^\w{1,40}$/

/**
 * What a log or a person may be told of an error nobody expected: for it and its causes the name and the code, then
 * where in our code it was thrown, such as `Error, error 23503 at edge/notes/routes.ts:40`. Never the
 * message: a driver's is the whole statement with every value, private notes among them.
 */
export function describeError(error: unknown): string {
  const chain = chainOf(error)
  const kinds = chain.map(kindOf).join(', ')
  const places = chain.map(placesOf).find((found) => found.length > 0)
  return places === undefined ? kinds : `${kinds} at ${places.join(', ')}`
}

function chainOf(error: unknown): unknown[] {
  const chain = [error]
  for (let one = error; one instanceof Error && one.cause !== undefined && chain.length < DEEPEST; ) {
    one = one.cause
    chain.push(one)
  }
  return chain
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown ${error === null ? 'null' : typeof error}`
  const code = 'code' in error ? String(error.code) : ''
  const name = CODE.test(error.name) ? error.name : 'Error'
  return CODE.test(code) ? `${name} ${code}` : name
}

/** A stack begins with the message, which may look like anything. */
function placesOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return []
  const start = error.stack.indexOf(error.message)
  const frames = start < 0 ? error.stack : error.stack.slice(start + error.message.length)
  return frames
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .flatMap((line) => FRAME.exec(line.replace(ROOT, ''))?.[1] ?? [])
    .slice(0, PLACES)
}
