const PRIVATE_ADDRESS =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[f[cd][\da-f:]*\])$/
/** Names that no public name server knows: without a dot, or under these endings. */
const PRIVATE_NAME = /^[^.[\]:]+$|\.(local|internal|lan|home\.arpa)$/

/** True for this machine and for those of a network of one's own, as a URL's `hostname` has them. */
export function isPrivateHost(hostname: string): boolean {
  return isLoopback(hostname) || PRIVATE_ADDRESS.test(hostname) || PRIVATE_NAME.test(hostname)
}

/** True for the names of this machine itself, as a URL's `hostname` has them. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** The Host headers that go with origins. */
export function hostsOf(origins: readonly string[]): ReadonlySet<string> {
  return new Set(origins.map((origin) => new URL(origin).host))
}

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
