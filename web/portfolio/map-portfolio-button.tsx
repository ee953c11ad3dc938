import { Button } from '@radix-ui/themes'
import { Map as MapIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { keepSelection, type PortfolioSelection } from '../data/portfolio-selection.ts'
import { toast } from '../ui/layers/toast.tsx'
import styles from './map-portfolio-button.module.css'

interface MapPortfolioButtonProps {
  /** The external site; null for the product's own map. */
  site: string | null
  selection: () => PortfolioSelection
}

/** Floats above the page once the set was exported. Keeps the set in the browser, then opens its map in a new tab. */
export function MapPortfolioButton({ site, selection }: MapPortfolioButtonProps) {
  function keep(event: MouseEvent) {
    try {
      keepSelection(selection())
    } catch {
      event.preventDefault()
      toast({
        title: 'Map not opened',
        description: 'The browser has no room to keep so many properties. Narrow the set down and try again.',
        kind: 'error',
      })
    }
  }
  return (
    <div className={styles.place}>
      <Button asChild size="3">
        <a href={site ?? '/portfolio/map'} target="_blank" rel="noreferrer" onClick={keep} onAuxClick={keep}>
          <MapIcon size={16} strokeWidth={1.75} aria-hidden />
          Map Portfolio
        </a>
      </Button>
    </div>
  )
}
