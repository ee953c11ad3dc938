import { type NumberFormat, numberFormat } from './number-format.ts'
import { attribute, tagsOf } from './xml-text.ts'

/** The number format of each cell style, by the style's position. */
export function parseStyles(xml: string): readonly NumberFormat[] {
  const codes = new Map(
    tagsOf(xml, 'numFmt').map((tag) => [Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode')]),
  )
  const styles = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(xml)?.[0] ?? ''
  return tagsOf(styles, 'xf').map((tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0)
    return numberFormat(id, codes.get(id))
  })
}
