import { fetchPictureFont, PICTURE_FONTS } from '../exports/report/picture-font-files.ts'

/** The product's font for what stands outside of its pages: a picture, a window of its own. */
export interface Font {
  readonly family: string
  readonly weight: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Latin letters, and the dashes, stars and signs that we write ourselves. */
const BASIC = /^[\0-\u00ff\u2000-\u206f\u2212\u2605]*$/u

/** What a text is written in. A file that cannot be had is left out: the text is then written in another font. */
export async function fontsFor(text: string): Promise<Font[]> {
  const names = BASIC.test(text) ? PICTURE_FONTS.filter((name) => /-latin-\d/.test(name)) : PICTURE_FONTS
  const fonts = await Promise.all(names.map((name) => fontOf(name).catch(() => null)))
  return fonts.filter((font) => font !== null)
}

/** As `font-family` takes them: letters that one lacks are found in the next. */
export function familiesOf(fonts: readonly Font[]): string {
  const own = new Set(fonts.map(({ family }) => `"${family}"`))
  return [...own, 'Helvetica', 'Arial', 'sans-serif'].join(', ')
}

async function fontOf(name: string): Promise<Font> {
  const [, script = '', weight = '400'] = /^inter-(.+)-(\d+)-/.exec(name) ?? []
  return {
    family: script === 'latin' ? 'Inter' : `Inter ${script}`,
    weight,
    bytes: await fetchPictureFont(name),
  }
}
