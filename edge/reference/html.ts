const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that is safe in a page as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | readonly Part[]

/** A template whose values are escaped unless they are markup themselves. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.reduce((page, text, i) => page + written(parts[i - 1] ?? '') + text))
}

/** Text as markup, with what is between backticks as code. */
export function prose(words: string): Html {
  return new Html(escaped(words).replace(/`([^`]+)`/g, '<code>$1</code>'))
}

function written(part: Part): string {
  if (part instanceof Html) return part.text
  return Array.isArray(part) ? part.map(written).join('') : escaped(String(part))
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
