import { formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { RentTierDot } from '../../property/rent-tier-dot.tsx'
import styles from './first-pins.module.css'

const WIDTH = 360
const HEIGHT = 180
/** Room for half a pin around the outermost places. */
const MARGIN = 24
const PIN = 11

interface Pin {
  property: Property
  /** Web Mercator. */
  x: number
  y: number
}

/** Where a few properties are to each other, north up, without a map. */
export function FirstPins({ pins, unit }: { pins: readonly Pin[]; unit: RentUnit }) {
  const places = placesIn(pins)
  return (
    <figure className={styles.figure}>
      <svg className={styles.plan} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <path className={styles.grid} d={GRID} />
        {pins.map(({ property }, i) => (
          <g key={property.id} transform={`translate(${places[i]})`}>
            <circle className={styles.pin} r={PIN} />
            <text className={styles.number} dy="4">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.names} aria-label={`The first ${pins.length} properties`}>
        {pins.map(({ property }, i) => (
          <li key={property.id} className={styles.name}>
            <span className={styles.key} aria-hidden>
              {i + 1}
            </span>
            <RentTierDot rentPerSf={property.rentPerSf} />
            <span className="truncate">{property.name}</span>
            <span className={styles.rent}>{formatRent(property.rentPerSf, unit)}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

const LINE = 45
const GRID = [
  ...Array.from({ length: WIDTH / LINE - 1 }, (_, i) => `M${(i + 1) * LINE} 0V${HEIGHT}`),
  ...Array.from({ length: HEIGHT / LINE - 1 }, (_, i) => `M0 ${(i + 1) * LINE}H${WIDTH}`),
].join('')

/** All at one scale, in the middle of the plan. */
function placesIn(pins: readonly Pin[]): string[] {
  const [xs, ys] = [pins.map(({ x }) => x), pins.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((WIDTH - 2 * MARGIN) / (right - left), (HEIGHT - 2 * MARGIN) / (bottom - top))
  const from = (place: number, middle: number) => (place === middle ? 0 : (place - middle) * scale)
  return pins.map(({ x, y }) => {
    const across = WIDTH / 2 + from(x, (left + right) / 2)
    const down = HEIGHT / 2 + from(y, (top + bottom) / 2)
    return `${across.toFixed(1)} ${down.toFixed(1)}`
  })
}
