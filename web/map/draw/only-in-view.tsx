import { useMap } from 'react-map-gl/maplibre'
import { type Bounds, roundOutward } from '../../../sync/domain/area/coordinates.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { seenView } from '../map-events.tsx'
import styles from './only-in-view.module.css'
import { useFollowedView } from './use-followed-view.ts'

interface OnlyInViewProps {
  /** What is asked for; null while the view asks nothing. */
  within: Bounds | null
  /** The map shows something else, or is to ask nothing any more. */
  onWithin(seen: Bounds | null): void
}

/** The box that makes the map's view a criterion, which then follows every movement. Inside `BaseMap`. */
export function OnlyInView({ within, onWithin }: OnlyInViewProps) {
  const map = useMap().current?.getMap()
  const ask = useFollowedView(map, { within, onWithin })
  return (
    <div className={styles.panel}>
      <Checkbox
        checked={within !== null}
        onChange={(isWanted) => map && ask(isWanted ? roundOutward(seenView(map).bounds) : null)}
      >
        Only properties in view
      </Checkbox>
    </div>
  )
}
