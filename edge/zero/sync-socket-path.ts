/** The only path of zero-cache that is for browsers. The others are for itself and its administrator. */
const SYNC_SOCKET = /^\/zero\/sync\/v\d+\/connect$/

/** True for the path of a page's socket to the sync engine. */
export function isSyncSocketPath(pathname: string): boolean {
  return SYNC_SOCKET.test(pathname)
}
