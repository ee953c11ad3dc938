import { Button } from '@radix-ui/themes'
import { MapPinOff } from 'lucide-react'
import type { Nearby } from '../../../sync/book/spatial/order-by-distance.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { countWithin } from '../../../sync/proximity/comps-around.ts'
import { Empty } from '../../ui/states.tsx'
import { PROXIMITY_WORDS, radiusWords } from '../proximity-words.ts'
import styles from './none-found.module.css'

/** Radii on offer, miles. */
const RADII = [1, 3, 5, 10, 25, 50, 100] as const
const OFFERED = 3

interface NoneFoundProps {
  /** All within the largest radius. */
  around: Nearby
  radius: number
  onRadius(miles: number): void
}

/** Nothing is within the radius: the next radii that hold something, with how much. */
export function NoneFound({ around, radius, onRadius }: NoneFoundProps) {
  const wider = RADII.map((miles) => ({ miles, count: countWithin(around, miles) }))
    .filter(({ miles, count }) => miles > radius && count > 0)
    .slice(0, OFFERED)
  return (
    <Empty icon={MapPinOff} title={PROXIMITY_WORDS.noneFound} reason={PROXIMITY_WORDS.noneFoundHow}>
      <div className={styles.radii}>
        {wider.map(({ miles, count }) => (
          <Button key={miles} type="button" variant="outline" color="gray" onClick={() => onRadius(miles)}>
            {radiusWords(miles)}
            <span className={styles.count}>{formatCount(count)}</span>
          </Button>
        ))}
      </div>
    </Empty>
  )
}
