const FOLDER = '../../../node_modules/@fontsource/inter/files'
/** What towns and people are written in. Letters of one file that another lacks are found there. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese']
const WEIGHTS = [400, 700]

/** The files that a picture in a page brings along. What none of them has, the browser draws in another font. */
export const PICTURE_FONTS: readonly string[] = SUBSETS.flatMap((subset) =>
  WEIGHTS.map((weight) => `inter-${subset}-${weight}-normal.woff2`),
)

/** The same, in words that the bundler reads. */
const FILES: Record<string, string> = import.meta.glob(
  '../../../node_modules/@fontsource/inter/files/inter-{latin,latin-ext,greek,cyrillic,vietnamese}-{400,700}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)

/** Fetches one of `PICTURE_FONTS`. */
export function fetchPictureFont(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return fetchBytes(FILES[`${FOLDER}/${name}`] ?? name)
}

export async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}
