import { amenityLabel } from '../../amenities/amenities.ts'
import type { Criterion } from '../../criteria/criterion.ts'

const POWER =
  /\d[\d,.]*(?: ?[/-] ?\d[\d,.]*)?[ -]?(?:a|v|kv|amps?|amperes?|volts?|kva|kw|mw|megawatts?)\b|\b\d{3} ?\/ ?\d{3}\b/i

/**
 * The figure of power, such as "3,000 amps", that was read as asking for power of any strength: no field says how much
 * there is. `as` is what the filter calls that. Null where no figure was said.
 */
export function assumedPower(words: string, criterion: Criterion): { figure: string; as: string } | null {
  if (criterion.kind !== 'amenity' || criterion.amenity !== 'power') return null
  const figure = POWER.exec(words)?.[0]
  return figure === undefined ? null : { figure, as: amenityLabel('power') }
}
