import { inflateSync } from 'node:zlib'

export const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
export const pagesOf = (pdf: Uint8Array) => textOf(pdf).match(/\/Type \/Page\n/g)?.length

/** Every character the PDF says it shows, from the tables by which readers copy text out of it. */
export function charactersOf(pdf: Uint8Array): Set<string> {
  const shown = new Set<string>()
  for (const [, stream = ''] of textOf(pdf).matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
    const plain = inflated(stream)
    for (const [, codes = ''] of plain.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
      for (const [, to = ''] of codes.matchAll(/<\w+><(\w+)>/g))
        shown.add(String.fromCharCode(Number.parseInt(to, 16)))
    }
  }
  return shown
}

/** What the PDF writes, piece by piece. */
export const piecesOf = (pdf: Uint8Array) => placedPieces(pdf).map(({ text }) => text)

/** With the height on its page. Each font has a table of its own, so a piece is read with each of them. */
export function placedPieces(pdf: Uint8Array): { text: string; y: number }[] {
  const streams = Array.from(textOf(pdf).matchAll(/stream\n([\s\S]*?)\nendstream/g), ([, own = '']) =>
    own.includes('BT\n') ? own : inflated(own),
  )
  const fonts = streams.flatMap((stream) => {
    const pairs = [...stream.matchAll(/<(\w{4})><(\w{4})>/g)]
    const table = new Map(
      pairs.map(([, from = '', to = '']) => [from.toLowerCase(), Number.parseInt(to, 16)]),
    )
    return stream.includes('beginbfchar') ? [table] : []
  })
  const written = streams.flatMap((stream) => [...stream.matchAll(/([\d.]+) Td\n<(\w+)> Tj/g)])
  return written.flatMap(([, y, hex = '']) =>
    fonts.map((table) => ({
      text: (hex.toLowerCase().match(/.{4}/g) ?? [])
        .map((glyph) => String.fromCharCode(table.get(glyph) ?? 0))
        .join(''),
      y: Number(y),
    })),
  )
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
