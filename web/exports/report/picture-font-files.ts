const FOLDER = '../../../node_modules/@fontsource/inter/files'
/** Those of `PICTURE_FONTS`, in words that the bundler reads. */
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
