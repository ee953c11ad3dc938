/** Characters that URL parsers drop or change, raw or encoded. */
const CONTROL = /[\0-\x20\x7f]|%(?:[01][\da-f]|7f)/i

/**
 * A path of this site with its search and hash, or `/` for anything that a browser could read as another site's
 * address.
 */
export function localPath(path: string | undefined, origin: string): string {
  if (path === undefined || CONTROL.test(path) || !/^\/(?![/\\])/.test(path)) return '/'
  if (!URL.canParse(path, origin)) return '/'
  const url = new URL(path, origin)
  // `/.//x` is parsed as `//x`.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
