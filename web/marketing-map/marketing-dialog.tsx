import { useState } from 'react'
import { Dialog } from '../ui/layers/dialog.tsx'
import { MapActions } from './map-actions.tsx'
import { MapKey } from './map-key.tsx'
import { MapPicture } from './map-picture.tsx'
import type { MapSource } from './map-source.ts'
import styles from './marketing-dialog.module.css'
import { useMarketingPicture } from './use-marketing-picture.ts'

/** Pixels: the picture at its own size beside its legend. */
const WIDTH = 1160

interface MarketingDialogProps {
  source: MapSource
  open: boolean
  onClose(): void
  /** Whether pins have the numbers of their rows at first, in place of counts. */
  numbered?: boolean
}

/** The marketing map where there is no room for its panel. Draws from its first opening on. */
export function MarketingDialog({ source, open, onClose, numbered: atFirst = false }: MarketingDialogProps) {
  const [numbered, setNumbered] = useState(atFirst)
  const drawn = useMarketingPicture(source, { numbered, size: 'full' })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Marketing map"
      width={WIDTH}
      footer={<MapActions {...{ source, drawn, numbered }} onNumbered={setNumbered} />}
    >
      <div className={styles.body}>
        <MapPicture {...drawn} count={source.count} />
        <div>
          <MapKey {...{ source, drawn, numbered }} />
        </div>
      </div>
    </Dialog>
  )
}
