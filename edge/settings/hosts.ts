import { isLoopback } from './is-loopback.ts'

const PRIVATE_ADDRESS =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[f[cd][\da-f:]*\])$/
/** Names that no public name server knows: without a dot, or under these endings. */
const PRIVATE_NAME = /^[^.[\]:]+$|\.(local|internal|lan|home\.arpa)$/

/** True for this machine and for those of a network of one's own, as a URL's `hostname` has them. */
export function isPrivateHost(hostname: string): boolean {
  return isLoopback(hostname) || PRIVATE_ADDRESS.test(hostname) || PRIVATE_NAME.test(hostname)
}
