import { documentMap, mappedOf } from '../../sync/documents/model/document-map.ts'
import { reportDocument } from '../../sync/documents/report/report-document.ts'
import { marketingMap } from '../../sync/pictures/marketing/marketing-map.ts'
import { pacedYield } from '../exports/paced-yield.ts'
import { openReportMaker } from '../exports/report/open-report-maker.ts'
import { readRows } from '../exports/row-source.ts'
import { toast } from '../ui/layers/toast.tsx'
import { familiesOf, fontsFor } from './fonts-for.ts'
import type { MapSource } from './map-source.ts'
import { MAP_WORDS } from './marketing-map-words.ts'
import { withFonts } from './with-fonts.ts'

/** CSS pixels of the picture in a report: its numbers are then as large as those of the rows. */
const PICTURE = { width: 600, height: 450 } as const

/**
 * Opens the analysis report of a source in a new window and prints it once its picture is there. To be called while a
 * press is handled: browsers block windows at any other time. Tells where it cannot. Never throws.
 */
export async function printReport(source: MapSource, firm: string | null): Promise<void> {
  const opened = window.open('', '_blank')
  if (opened === null) {
    toast({ ...MAP_WORDS.blocked, kind: 'error' })
    return
  }
  opened.document.title = source.reportTitle
  opened.document.body.textContent = 'Preparing the report…'
  try {
    const page = await reportOf(source, firm)
    if (opened.closed) return
    opened.document.open()
    opened.document.write(page)
    opened.document.close()
    await Promise.all([
      writeInProductFont(opened),
      ...Array.from(opened.document.images, (image) => image.decode()),
    ])
    opened.focus()
    opened.print()
  } catch {
    opened.close()
    toast({ ...MAP_WORDS.reportFailed, kind: 'error' })
  }
}

/** A whole page. Whatever a sheet said is text in it, and nothing in it runs. */
async function reportOf(source: MapSource, firm: string | null): Promise<string> {
  const stop = new AbortController()
  const maker = openReportMaker(stop.signal)
  try {
    const { rows: unread, ...about } = source.document()
    const yieldToMain = pacedYield(unread.length, { signal: stop.signal, onProgress() {} })
    const comps = { ...about, rows: await readRows(unread, yieldToMain) }
    const map = documentMap(comps, PICTURE) ?? marketingMap({ ...mappedOf(comps), size: PICTURE })
    const picture = await withFonts(await maker.draw(map))
    const title = source.reportTitle
    const parts = await reportDocument({
      ...comps,
      title,
      picture,
      mapKey: map.numbered ? 'numbers' : map.clusters,
      ...(firm !== null && { firm }),
    })
    return parts.join('')
  } finally {
    maker.close()
  }
}

/** Has a window's page written in the product's font. Nothing is fetched by the page itself, which may not. */
async function writeInProductFont(page: Window): Promise<void> {
  const { document } = page
  const fonts = await fontsFor(document.body.textContent ?? '')
  const { FontFace } = page as Window & typeof globalThis
  const faces = fonts.map(({ family, weight, bytes }) => new FontFace(family, bytes, { weight }))
  await Promise.all(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
  document.body.style.fontFamily = familiesOf(fonts)
}
