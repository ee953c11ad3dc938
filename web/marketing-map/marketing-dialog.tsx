import { useState } from 'react'
import { MapDialog } from './map-dialog.tsx'
import type { MapSource } from './map-source.ts'
import { useMarketingPicture } from './use-marketing-picture.ts'

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
  return <MapDialog {...{ open, onClose, source, drawn, numbered }} onNumbered={setNumbered} />
}
