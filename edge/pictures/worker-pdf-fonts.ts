/// <reference path="./binary-modules.d.ts" />
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'
import type { PdfFonts } from '../../sync/documents/pdf/pdf-page.ts'

/** The fonts of PDFs in a Worker, those of `edge/local/rendering/render-thread.ts`. */
export const pdfFonts: PdfFonts = { regular: new Uint8Array(regular), bold: new Uint8Array(bold) }
