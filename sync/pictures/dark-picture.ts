import { GROUND_COLORS } from '../maps/ground-colors.ts'

const { light, dark } = GROUND_COLORS
const DARK_OF = new Map<string, string>(
  (Object.keys(light) as (keyof typeof light)[]).map((part) => [light[part], dark[part]]),
)

/** A drawn map in the colors of the dark ground. Only colors change, never a word that looks like one. */
export function darkPicture(svg: string): string {
  return svg.replace(/="(#[0-9a-f]{6})"/g, (whole, color: string) => {
    const counterpart = DARK_OF.get(color)
    return counterpart === undefined ? whole : `="${counterpart}"`
  })
}
