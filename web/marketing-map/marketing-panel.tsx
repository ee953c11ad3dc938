import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { ScrollArea } from '../ui/scroll-area.tsx'
import { MapActions } from './map-actions.tsx'
import { MapKey } from './map-key.tsx'
import { MapPicture } from './map-picture.tsx'
import type { MapSource } from './map-source.ts'
import { MarketingDialog } from './marketing-dialog.tsx'
import styles from './marketing-panel.module.css'
import { useMarketingPicture } from './use-marketing-picture.ts'

interface MarketingPanelProps {
  source: MapSource
  open: boolean
  onOpen(open: boolean): void
}

/** The picture for a client beside the list it is made of. */
export function MarketingPanel({ source, open, onOpen }: MarketingPanelProps) {
  return (
    <section className={styles.panel} aria-label="Marketing map" tabIndex={-1} data-marketing-map>
      {open ? (
        <OpenPanel source={source} onClose={() => onOpen(false)} />
      ) : (
        <header className={styles.head}>
          <h2 className={styles.title}>Marketing map</h2>
          <Toggle open={false} onToggle={() => onOpen(true)} />
        </header>
      )}
    </section>
  )
}

function OpenPanel({ source, onClose }: { source: MapSource; onClose(): void }) {
  const [numbered, setNumbered] = useState(false)
  const [large, setLarge] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const drawn = useMarketingPicture(source, { numbered, size: 'preview' })
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>Marketing map</h2>
        <MapActions {...{ source, drawn, numbered }} onNumbered={setNumbered} />
        <Toggle open onToggle={onClose} />
      </header>
      <div className={styles.body}>
        <MapPicture {...drawn} count={source.count} onEnlarge={() => setLarge('open')} />
        <div className={styles.key}>
          <ScrollArea label="Legend and comps" className={styles.scrolled}>
            <MapKey {...{ source, drawn, numbered }} />
          </ScrollArea>
        </div>
      </div>
      {large !== 'unopened' && (
        <MarketingDialog
          key={String(numbered)}
          open={large === 'open'}
          onClose={() => setLarge('closed')}
          {...{ source, numbered }}
        />
      )}
    </>
  )
}

function Toggle({ open, onToggle }: { open: boolean; onToggle(): void }) {
  return (
    <span className={styles.toggle}>
      <IconButton
        icon={ChevronDown}
        label={open ? 'Hide the marketing map' : 'Show the marketing map'}
        aria-expanded={open}
        onClick={onToggle}
      />
    </span>
  )
}
