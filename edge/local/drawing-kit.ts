import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PICTURE_FONTS } from '../../sync/pictures/picture-fonts.ts'
import type { DrawingKit } from '../../sync/pictures/render-png.ts'
import { createRasterizer } from '../services/rasterizer.ts'

/** PNGs on this machine. */
export const rasterize = createRasterizer(loadKit)

async function loadKit(): Promise<DrawingKit> {
  return {
    wasm: await readModule('@resvg/resvg-wasm/index_bg.wasm'),
    fonts: await Promise.all(PICTURE_FONTS.map((name) => readModule(`@fontsource/inter/files/${name}`))),
  }
}

async function readModule(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(name))))
}
