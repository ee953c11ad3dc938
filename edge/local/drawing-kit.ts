import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createRasteriser, type DrawingKit } from '../pictures/rasteriser.ts'

/** What towns and people are written in. Letters of one file that another lacks are found there. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese']
const WEIGHTS = [400, 700]

/** PNGs on this machine. */
export const rasterise = createRasteriser(loadKit)

async function loadKit(): Promise<DrawingKit> {
  const names = SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => `inter-${subset}-${weight}-normal.woff2`))
  return {
    wasm: await readModule('@resvg/resvg-wasm/index_bg.wasm'),
    fonts: await Promise.all(names.map((name) => readModule(`@fontsource/inter/files/${name}`))),
  }
}

async function readModule(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(name))))
}
