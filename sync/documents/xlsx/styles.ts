/** Styles of cells, by their place in the style sheet; styles of number formats follow them. */
export const STYLES = {
  plain: 0,
  guarded: 1,
  date: 2,
  head: 3,
  title: 4,
  muted: 5,
  bold: 6,
  /** Over figures, which stand at the right. */
  figureHead: 7,
} as const
const FIRST_FORMAT = Object.keys(STYLES).length

/** Number formats of its own a workbook may define, from here on. */
const FIRST_FORMAT_ID = 164
const DATE_FORMAT = 'yyyy-mm-dd'

/** The style of numbers in each of the formats. */
export function numberStyles(formats: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(formats)].map((format, i) => [format, FIRST_FORMAT + i]))
}

/** The style sheet of a workbook with these number styles. */
export function stylesXml(styles: ReadonlyMap<string, number>): string {
  const formats = [DATE_FORMAT, ...styles.keys()]
  const numFmts = formats.map((code, i) => `<numFmt numFmtId="${FIRST_FORMAT_ID + i}" formatCode="${code}"/>`)
  const xfs = [
    xf(0, 0),
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" quotePrefix="1" applyNumberFormat="1"/>',
    xf(FIRST_FORMAT_ID, 0),
    '<xf numFmtId="0" fontId="1" fillId="2" borderId="1" applyFont="1" applyFill="1" applyBorder="1"/>',
    xf(0, 2),
    xf(0, 3),
    xf(0, 1),
    '<xf numFmtId="0" fontId="1" fillId="2" borderId="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="right"/></xf>',
    ...[...styles.keys()].map((_, i) => xf(FIRST_FORMAT_ID + 1 + i, 0)),
  ]
  const font = (inside: string) => `<font>${inside}<name val="Calibri"/><family val="2"/></font>`
  const fonts = [
    font('<sz val="11"/>'),
    font('<b/><sz val="11"/>'),
    font('<b/><sz val="14"/>'),
    font('<sz val="11"/><color rgb="FF60646C"/>'),
  ]
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFF0F0F3"/><bgColor indexed="64"/></patternFill></fill>',
  ]
  const none = '<left/><right/><top/>'
  const borders = [
    `<border>${none}<bottom/><diagonal/></border>`,
    `<border>${none}<bottom style="thin"><color rgb="FF8B8D98"/></bottom><diagonal/></border>`,
  ]
  return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${listed('numFmts', numFmts)}${listed('fonts', fonts)}${listed('fills', fills)}${listed('borders', borders)}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${listed('cellXfs', xfs)}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

function xf(format: number, font: number): string {
  const applied = `${format > 0 ? ' applyNumberFormat="1"' : ''}${font > 0 ? ' applyFont="1"' : ''}`
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${applied}/>`
}

function listed(name: string, items: readonly string[]): string {
  return `<${name} count="${items.length}">${items.join('')}</${name}>`
}
