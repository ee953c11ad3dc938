import type { Basemap } from './basemaps.ts'

export type Credit = Basemap['credits'][number]

const LINK = /<a\b[^>]*?\bhref\s*=\s*["']?([^"'\s>]*)[^>]*>(.*?)<\/a>/gis

/**
 * Links and words of an attribution, which may be HTML; nothing else of it is kept. A '©' before a link belongs to it.
 */
export function creditsOf(attribution: string): Credit[] {
  const credits: Credit[] = []
  let end = 0
  let sign = ''
  function addWords(html: string): void {
    const words = textOf(html).replace(/^[\s|·,;]+|[\s|·,;]+$/g, '')
    sign = words.endsWith('©') ? '© ' : ''
    const text = words.replace(/©$/, '').trim()
    if (text !== '') credits.push({ text, href: null })
  }
  for (const { 0: whole, 1: href = '', 2: label = '', index } of attribution.matchAll(LINK)) {
    addWords(attribution.slice(end, index))
    end = index + whole.length
    credits.push({ text: sign + textOf(label), href: /^https?:\/\//i.test(href) ? href : null })
  }
  addWords(attribution.slice(end))
  return credits
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|(\w+));/g, (whole, code?: string, name = '') =>
      code === undefined ? (NAMED[name] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim()
}
