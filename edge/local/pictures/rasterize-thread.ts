import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { startRenderer } from '../../../sync/pictures/render-png.ts'
import { pdfFonts } from '../pdf-fonts.ts'

/** What `rasterizeInThread` gets for each SVG document it sends, in the same order. */
export type Drawn = { readonly png: Uint8Array<ArrayBuffer> } | { readonly error: unknown }

const wasm = await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))
const { regular, bold } = await pdfFonts()
const renderPng = await startRenderer({ wasm: new Uint8Array(wasm), fonts: [regular, bold] })

parentPort?.on('message', (svg: string) => {
  const drawn = draw(svg)
  parentPort?.postMessage(drawn, 'png' in drawn ? [drawn.png.buffer] : [])
})

function draw(svg: string): Drawn {
  try {
    return { png: renderPng(svg) }
  } catch (error) {
    return { error }
  }
}
