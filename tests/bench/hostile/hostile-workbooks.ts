import { randomBytes } from 'node:crypto'
import { workbookOf } from '../../sync/sheets/file/make-files.ts'

const MILLION = 1_000_000
const TITLES =
  '<row><c t="inlineStr"><is><t>Address</t></is></c><c t="inlineStr"><is><t>Notes</t></is></c></row>'

/** Text that cannot be packed to much less. */
const noise = (bytes: number): string => randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')

const packed = (sheet: string, parts: Record<string, string> = {}) => workbookOf(sheet, parts, true)
const data = (rows: string) => `<sheetData>${TITLES}${rows}</sheetData>`

/** Workbooks that were made to take all memory, each within the size that may be sent. */
export const HOSTILE_WORKBOOKS: Readonly<Record<string, () => Uint8Array>> = {
  blanks: () => packed(`${data('')}${' '.repeat(300 * MILLION)}`),
  wide: () => {
    const cells = Array.from({ length: 16_384 }, () => '<c><v>7</v></c>').join('')
    return packed(data(`<row>${cells}</row>`.repeat(800)))
  },
  dimensions: () => {
    const row = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    return packed(`<dimension ref="A1:XFD1048576"/>${data(row)}`)
  },
  merged: () => packed(`${data('')}<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`),
  deep: () => packed(data(`<row>${'<a>'.repeat(MILLION)}${'</a>'.repeat(MILLION)}</row>`)),
  entities: () => {
    const lines = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`)
    const doctype = `<!DOCTYPE x [<!ENTITY e0 "lol">${lines.join('')}]>`
    return packed(`${doctype}${data('<row><c t="inlineStr"><is><t>&e9;</t></is></c></row>')}`)
  },
  one_cell: () => packed(data(`<row><c t="inlineStr"><is><t>${noise(95 * MILLION)}</t></is></c></row>`)),
  strings: () => {
    const line = noise(90 * MILLION)
    const texts = Array.from({ length: 90_000 }, (_, i) => line.slice(i * 1000, (i + 1) * 1000))
    const strings = `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`
    return packed(data('<row><c t="s"><v>0</v></c></row>'), { 'xl/strings.xml': strings })
  },
  many_strings: () => {
    const strings = `<sst>${'<si><t>a</t></si>'.repeat(12 * MILLION)}</sst>`
    return packed(data('<row><c t="s"><v>0</v></c></row>'), { 'xl/strings.xml': strings, ...ballast() })
  },
  formats: () => {
    const formats = listOf((i) => `<numFmt numFmtId="${i + 200}" formatCode="0.${i}"/>`)
    const styles = `<styleSheet><numFmts>${formats}</numFmts></styleSheet>`
    return packed(data(''), { 'xl/styles.xml': styles })
  },
  cell_styles: () => {
    const styles = `<styleSheet><cellXfs>${listOf(() => '<xf numFmtId="14"/>')}</cellXfs></styleSheet>`
    return packed(data(''), { 'xl/styles.xml': styles, ...ballast() })
  },
  links: () => {
    const links = listOf((i) => `<hyperlink ref="A${i + 1}" r:id="r${i}"/>`)
    return packed(`${data('')}<hyperlinks>${links}</hyperlinks>`)
  },
}

const listOf = (make: (i: number) => string) => Array.from({ length: MILLION }, (_, i) => make(i)).join('')

/** So much beside the rest that an archive may unpack to hundreds of megabytes. */
function ballast(): Record<string, string> {
  return { 'xl/media/ballast.bin': noise(10 * MILLION) }
}
