/** A name to be credited, with its page. */
export interface Credit {
  text: string
  href: string | null
}

/** Longest credit shown; a provider's can be anything. */
const MAX_LENGTH = 120

/** The names and links in a provider's markup. Nothing else of it reaches the page. */
export function creditsIn(markup: string): Credit[] {
  // An inert document: nothing in it is loaded or run.
  const parsed = new DOMParser().parseFromString(markup, 'text/html')
  const credits: Credit[] = []
  for (const node of parsed.body.childNodes) {
    const text = (node.textContent ?? '').replace(/^[\s|,·]+|[\s|,·]+$/g, '').slice(0, MAX_LENGTH)
    if (text !== '') credits.push({ text, href: node instanceof HTMLAnchorElement ? webHref(node) : null })
  }
  return credits
}

function webHref(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute('href') ?? ''
  return /^https?:\/\//i.test(href) ? href : null
}
