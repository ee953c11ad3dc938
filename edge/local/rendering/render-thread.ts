import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { CompsDocument } from '../../../sync/documents/model/comps-document.ts'
import type { PdfOptions } from '../../../sync/documents/pdf/make-pdf.ts'
import type { PdfFonts } from '../../../sync/documents/pdf/pdf-page.ts'
import { memoizeAsync } from '../../../sync/memo.ts'
import { startRenderer } from '../../../sync/pictures/render-png.ts'

/** What `renderInThread` sends: an SVG document to make a PNG of, or what a PDF is made of. */
export type ToRender =
  | { readonly kind: 'png'; readonly svg: string }
  | { readonly kind: 'pdf'; readonly document: CompsDocument; readonly options: PdfOptions }

/** The file, or what went wrong: one for each message, in the same order. */
export type Rendered = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: unknown }

/** The fonts of PDFs on this machine, read once. */
const pdfFonts = memoizeAsync(async (): Promise<PdfFonts> => {
  const [regular, bold] = await Promise.all([
    readFont('400Regular/Inter_400Regular'),
    readFont('700Bold/Inter_700Bold'),
  ])
  return { regular, bold }
})

async function readFont(name: string): Promise<Uint8Array> {
  return new Uint8Array(
    await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}.ttf`))),
  )
}

const renderer = memoizeAsync(async () => {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const { regular, bold } = await pdfFonts()
  return await startRenderer({ wasm: new Uint8Array(wasm), fonts: [regular, bold] })
})

let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (asked: ToRender) => {
  last = last.then(async () => {
    const rendered = await render(asked).then(
      (bytes): Rendered => ({ bytes }),
      (error): Rendered => ({ error }),
    )
    parentPort?.postMessage(rendered, 'bytes' in rendered ? [rendered.bytes.buffer] : [])
  })
})

async function render(asked: ToRender): Promise<Uint8Array<ArrayBuffer>> {
  if (asked.kind === 'png') return await rasterize(asked.svg)
  const { makePdf } = await import('../../../sync/documents/pdf/make-pdf.ts')
  return await makePdf(asked.document, { fonts: pdfFonts, rasterize }, asked.options)
}

async function rasterize(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return (await renderer())(svg)
}
