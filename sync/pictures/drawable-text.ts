/** Whether a font has a sign for a character. */
export type Coverage = (codePoint: number) => boolean

/** Stands for a sign that the font lacks. */
const BOX = '\u25a1'
/** Characters that are invisible everywhere. Line ends are handled by the writer. */
const UNSEEN = /(?!\n)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}]/gu
/** What may need a box, with the letter before, which marks may stand on. */
const FURTHER = /[ -~]?[^ -~\n]+/g

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The text with a box for each sign that the font lacks. Letters are not shaped or reordered: they stay in the order
 * in which they are written and read.
 */
export function drawableText(text: string, covers: Coverage): string {
  return text.toWellFormed().replace(FURTHER, (run) => {
    let drawable = ''
    for (const { segment } of graphemes.segment(run.normalize('NFC'))) {
      const seen = segment.replace(UNSEEN, '')
      const isDrawn = Array.from(seen).every((sign) => covers(sign.codePointAt(0) ?? 0))
      drawable += isDrawn ? seen : /^\p{Zs}$/u.test(seen) ? ' ' : BOX
    }
    return drawable
  })
}

/** The characters that a TrueType file has signs for, by its table `cmap` (OpenType, formats 4 and 12). */
export function coverageOf(font: Uint8Array): Coverage {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const cmap = tableAt(view, 'cmap')
  const covered = new Set<number>()
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + view.getUint32(cmap + 8 + i * 8)
    for (const [first, last] of rangesAt(view, at)) {
      for (let code = first; code <= last; code++) covered.add(code)
    }
  }
  return (codePoint) => covered.has(codePoint)
}

function tableAt(view: DataView, name: string): number {
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)))
    if (tag === name) return view.getUint32(at + 8)
  }
  throw new Error(`The font has no table ${name}.`)
}

function* rangesAt(view: DataView, at: number): Generator<readonly [first: number, last: number]> {
  const format = view.getUint16(at)
  if (format === 4) {
    const length = view.getUint16(at + 6)
    for (let i = 0; i < length; i += 2) {
      const last = view.getUint16(at + 14 + i)
      // The last range ends the list and holds no character.
      if (last !== 0xffff) yield [view.getUint16(at + 16 + length + i), last]
    }
  }
  if (format === 12) {
    for (let i = 0; i < view.getUint32(at + 12); i++) {
      yield [view.getUint32(at + 16 + i * 12), view.getUint32(at + 20 + i * 12)]
    }
  }
}
