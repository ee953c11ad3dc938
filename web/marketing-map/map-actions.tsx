import { Button } from '@radix-ui/themes'
import { Download, Hash, Printer } from 'lucide-react'
import { useFirmName } from '../data/session/use-firm-name.ts'
import { whyNotExport } from '../exports/export-words.ts'
import { Tooltip } from '../ui/layers/tooltip.tsx'
import { downloadMap } from './download-map.ts'
import styles from './map-actions.module.css'
import type { MapSource } from './map-source.ts'
import { printReport } from './print-report.ts'
import type { MarketingPicture } from './use-marketing-picture.ts'

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
