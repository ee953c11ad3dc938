import { jsPDF } from 'jspdf'
import { type Coverage, coverageOf, drawableText } from '../../pictures/drawable-text.ts'

/** Letter, landscape. Points. */
export const PAGE = { width: 792, height: 612, margin: 36, foot: 40 } as const
export const INNER_WIDTH = PAGE.width - 2 * PAGE.margin

/** Points: the smallest type on paper, except for the number in a pin. */
export const SMALLEST = 9

export const INK = '#1c2024'
export const MUTED = '#60646c'
export const HAIRLINE = '#d9d9e0'
export const ACCENT = '#3e63dd'
export const TINT = '#f0f4ff'

/** Where a table that runs over pages stands on each of them. */
export const TABLE_MARGIN = { left: PAGE.margin, right: PAGE.margin, top: PAGE.margin, bottom: PAGE.foot }
/** Cells of a table whose rows are parted by hairlines. */
export const LINED_ROWS = {
  font: 'Inter',
  fontSize: SMALLEST,
  textColor: INK,
  lineColor: HAIRLINE,
  lineWidth: { bottom: 0.4 },
} as const

/** TrueType files that hold Latin, Greek and Cyrillic, and both the same signs. What of them is used is embedded. */
export interface PdfFonts {
  regular: Uint8Array
  bold: Uint8Array
}

const FONT = 'Inter'
const COVERAGE = new WeakMap<jsPDF, Coverage>()

/** An empty document with the fonts of the house. `name` and `date` (YYYY-MM-DD) alone decide its id and its day. */
export function openPdf(name: string, date: string, fonts: PdfFonts): jsPDF {
  const pdf = new jsPDF({ orientation: 'landscape', unit: 'pt', format: 'letter', compress: true })
  // jsPDF keeps the document made last, tens of megabytes after a long report: let that be an empty one.
  new jsPDF()
  for (const [style, bytes] of [
    ['normal', fonts.regular],
    ['bold', fonts.bold],
  ] as const) {
    const file = `${FONT}-${style}.ttf`
    pdf.addFileToVFS(file, binaryText(bytes))
    pdf.addFont(file, FONT, style)
  }
  COVERAGE.set(pdf, coverageOf(fonts.regular))
  // Tables ask for it with every cell, and jsPDF makes it anew each time.
  const fontList = pdf.getFontList()
  pdf.getFontList = () => fontList
  pdf.setFont(FONT, 'normal')
  pdf.setCreationDate(`D:${date.replaceAll('-', '')}000000+00'00'`)
  pdf.setFileId(fileId(`${name}\n${date}`))
  pdf.setDocumentProperties({ title: name, creator: 'Clearheight' })
  return pdf
}

/** A text as the fonts of the document can draw it: signs that they lack are boxes. */
export function drawable(pdf: jsPDF, text: string): string {
  const covers = COVERAGE.get(pdf)
  return covers === undefined ? text : drawableText(text, covers)
}

export interface TextStyle {
  size: number
  bold?: boolean
  color?: string
  align?: 'left' | 'right' | 'center'
  /** Points; longer text is cut with an ellipsis. */
  width?: number
}

/** Points that a line takes. */
export function widthOf(pdf: jsPDF, text: string, { size, bold = false }: TextStyle): number {
  return pdf
    .setFont(FONT, bold ? 'bold' : 'normal')
    .setFontSize(size)
    .getTextWidth(drawable(pdf, text))
}

/** One line of text on its baseline. */
export function writeLine(pdf: jsPDF, text: string, x: number, y: number, style: TextStyle): void {
  const { size, bold = false, color = INK, align = 'left', width } = style
  pdf
    .setFont(FONT, bold ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor(color)
  const words = drawable(pdf, text)
  pdf.text(width === undefined ? words : fitted(pdf, words, width), x, y, { align })
}

/** A text in the lines it takes in a width, between words where it can be. */
export function wrapped(pdf: jsPDF, text: string, style: TextStyle & { width: number }): readonly string[] {
  if (widthOf(pdf, text, style) <= style.width) return [text]
  return pdf.splitTextToSize(text, style.width) as string[]
}

/** The longest beginning of a text that fits, with an ellipsis where something is left out. */
export function fitted(pdf: jsPDF, text: string, width: number): string {
  if (pdf.getTextWidth(text) <= width) return text
  const letters = [...text]
  let fits = 0
  let tooLong = letters.length
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1
    if (pdf.getTextWidth(`${letters.slice(0, middle).join('')}…`) <= width) fits = middle
    else tooLong = middle
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`
}

/** jsPDF takes a file as text with a byte in each character. */
function binaryText(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)))
  }
  return parts.join('')
}

/** 32 hexadecimal digits, the same for the same words. */
function fileId(words: string): string {
  return [0, 1, 2, 3]
    .map((seed) => {
      let hash = 0x811c9dc5 ^ seed
      for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193)
      return (hash >>> 0).toString(16).padStart(8, '0')
    })
    .join('')
    .toUpperCase()
}
