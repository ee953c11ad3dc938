import { Button } from '@radix-ui/themes'
import { Download, Hash, Printer } from 'lucide-react'
import { MARKETING_SCALE, MARKETING_SIZE } from '../../sync/pictures/marketing/marketing-map.ts'
import { useFirmName } from '../data/session/use-firm-name.ts'
import { whyNotExport } from '../exports/export-words.ts'
import { saveFile } from '../exports/save-file.ts'
import { today } from '../exports/today.ts'
import { toast } from '../ui/layers/toast.tsx'
import { Tooltip } from '../ui/layers/tooltip.tsx'
import styles from './map-actions.module.css'
import { mapFileName } from './map-file-name.ts'
import type { MapSource } from './map-source.ts'
import { MAP_WORDS } from './marketing-map-words.ts'
import { printReport } from './print-report.ts'
import type { MarketingPicture } from './use-marketing-picture.ts'

/** Of a JPEG: signs and thin roads stay clean. */
const QUALITY = 0.92

interface MapActionsProps {
  source: MapSource
  drawn: MarketingPicture
  numbered: boolean
  onNumbered(numbered: boolean): void
}

/** What can be done with the picture. */
export function MapActions({ source, drawn, numbered, onNumbered }: MapActionsProps) {
  const { picture, isDrawing, hasFailed, full } = drawn
  const firm = useFirmName()
  const whyEmpty = whyNotExport(source.count, false)
  const why =
    whyEmpty ?? (hasFailed || isDrawing || picture === null ? 'The map is not drawn yet' : undefined)
  return (
    <div className={styles.actions}>
      <Tooltip content="Row numbers instead of counts">
        <Button
          variant={numbered ? 'soft' : 'outline'}
          color={numbered ? 'indigo' : 'gray'}
          size="1"
          className={styles.button}
          aria-pressed={numbered}
          onClick={() => onNumbered(!numbered)}
        >
          <Hash size={14} strokeWidth={1.75} aria-hidden />
          Row numbers
        </Button>
      </Tooltip>
      <Tooltip content={why}>
        <Button
          variant="outline"
          color="gray"
          size="1"
          className={styles.button}
          aria-disabled={why !== undefined || undefined}
          onClick={() => why === undefined && void downloadMap(full, source.stem)}
        >
          <Download size={14} strokeWidth={1.75} aria-hidden />
          Download
        </Button>
      </Tooltip>
      <Tooltip content={whyEmpty}>
        <Button
          variant="outline"
          color="gray"
          size="1"
          className={styles.button}
          aria-disabled={whyEmpty !== undefined || undefined}
          onClick={() => whyEmpty === undefined && void printReport(source, firm)}
        >
          <Printer size={14} strokeWidth={1.75} aria-hidden />
          Print
        </Button>
      </Tooltip>
    </div>
  )
}

/** Saves a picture as `{stem}-map-{date}.jpg`, 1600 by 1200 pixels. Tells of it, also where it fails. Never throws. */
async function downloadMap(picture: () => Promise<string>, stem: string): Promise<void> {
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
