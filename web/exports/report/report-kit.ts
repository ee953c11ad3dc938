import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url'
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url'
import type { PdfKit } from '../../../sync/documents/pdf/make-pdf.ts'
import { PICTURE_FONTS } from '../../../sync/pictures/picture-fonts.ts'
import { type RenderPng, startRenderer } from '../../../sync/pictures/render-png.ts'

const FOLDER = '../../../node_modules/@fontsource/inter/files'
/** Those of `PICTURE_FONTS`, in words that the bundler reads. */
const FILES: Record<string, string> = import.meta.glob(
  '../../../node_modules/@fontsource/inter/files/inter-{latin,latin-ext,greek,cyrillic,vietnamese}-{400,700}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)

let renderer: Promise<RenderPng> | undefined

/** What PDFs are made with in a browser. */
export const REPORT_KIT: PdfKit = {
  async fonts() {
    const [regularFile, boldFile] = await Promise.all([fetchBytes(regular), fetchBytes(bold)])
    return { regular: regularFile, bold: boldFile }
  },
  async rasterise(svg) {
    return (await loadRenderer())(svg)
  },
}

/** Loads what turns SVG into PNG, once. */
export function loadRenderer(): Promise<RenderPng> {
  renderer ??= openRenderer()
  return renderer
}

async function openRenderer(): Promise<RenderPng> {
  const [code, ...fonts] = await Promise.all([
    fetchBytes(wasm),
    ...PICTURE_FONTS.map((name) => fetchBytes(FILES[`${FOLDER}/${name}`] ?? name)),
  ])
  return startRenderer({ wasm: code, fonts })
}

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}
