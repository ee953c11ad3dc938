/**
 * True where the person came here by this site's own pages, or typed the address: what a link of another site leads
 * to must not change who is signed in. Browsers that do not say where they come from are known by their Referer.
 */
export function isOwnNavigation(headers: Headers, origins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const from = headers.get('origin') ?? headers.get('referer')
  return from === null || (URL.canParse(from) && origins.includes(new URL(from).origin))
}
