/**
 * The origins a browser may come from when the product listens on this machine only; the first is the one to tell
 * people. Any other Host is a foreign name that was pointed here (DNS rebinding).
 */
export function loopbackOrigins(port: number): readonly [string, ...string[]] {
  return [originOf('localhost', port), originOf('127.0.0.1', port), originOf('[::1]', port)]
}

function originOf(host: string, port: number): string {
  return new URL(`http://${host}:${port}`).origin
}
