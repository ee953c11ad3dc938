import { MARKETING_SCALE, MARKETING_SIZE } from '../../sync/pictures/marketing/marketing-map.ts'
import { saveFile } from '../exports/save-file.ts'
import { today } from '../exports/today.ts'
import { toast } from '../ui/layers/toast.tsx'
import { mapFileName } from './map-file-name.ts'
import { MAP_WORDS } from './marketing-map-words.ts'

/** Of a JPEG: signs and thin roads stay clean. */
const QUALITY = 0.92

/** Saves a picture as `{stem}-map-{date}.jpg`, 1600 by 1200 pixels. Tells of it, also where it fails. Never throws. */
export async function downloadMap(picture: () => Promise<string>, stem: string): Promise<void> {
  try {
    saveFile({ name: mapFileName(stem, today()), contents: await jpegOf(await picture()) })
    toast({ title: MAP_WORDS.downloaded, kind: 'success' })
  } catch {
    toast({ ...MAP_WORDS.exportFailed, kind: 'error' })
  }
}

async function jpegOf(address: string): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = MARKETING_SIZE.width * MARKETING_SCALE
  canvas.height = MARKETING_SIZE.height * MARKETING_SCALE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas to draw on.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (blob === null) throw new Error('The canvas made no picture.')
  return blob
}
