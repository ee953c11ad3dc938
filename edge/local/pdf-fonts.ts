import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PdfFonts } from '../../sync/documents/pdf/pdf-page.ts'
import { memoizeAsync } from '../../sync/memo.ts'

/** The fonts of PDFs on this machine, read once. */
export const pdfFonts = memoizeAsync(async (): Promise<PdfFonts> => {
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
