import { PMTiles } from 'pmtiles'
import * as z from 'zod/mini'
import type { ByteSource } from '../byte-source.ts'
import type { Credit } from './providers.ts'

/** A file that answers slower than this keeps nobody waiting: its map comes without credits of its own. */
const PATIENCE_MS = 2000

const metadata = z.object({ attribution: z.string() })
const LINK = /<a\b[^>]*?\bhref\s*=\s*["']?([^"'\s>]*)[^>]*>(.*?)<\/a>/gis

/** Whose data a PMTiles file holds, as the file says; empty where it cannot be read or does not say. */
export async function ownCredits(source: ByteSource): Promise<Credit[]> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Credit[]>()
  const timer = setTimeout(resolve, PATIENCE_MS, [])
  try {
    return await Promise.race([read(source), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

async function read(source: ByteSource): Promise<Credit[]> {
  const file = new PMTiles({
    getKey: () => 'own',
    getBytes: async (offset, length) => ({ data: await source.read(offset, length) }),
  })
  try {
    return creditsOf(z.parse(metadata, await file.getMetadata()).attribution)
  } catch {
    return []
  }
}

/** Links and words of an attribution, which may be HTML. A '©' before a link belongs to it. */
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
