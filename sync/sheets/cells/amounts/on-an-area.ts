import { toNumber } from './amount.ts'

const AREA = String.raw`[~±]? ?(\d{1,3}(?:,\d{3})+|\d{3,7}) ?(?:r?sf|s\.f\.?|sq\.? ?ft\.?|square feet)\.?`
const ON_AN_AREA = new RegExp(
  String.raw`^(.*\d.*?) ?(?:(?<= )(?:on|for|over)(?: about| approx\.?)? ${AREA}|[/÷] ?${AREA}|\((?:(?:on|for|over) )?${AREA}(?: leased)?\))$`,
)

/**
 * A sum and the square feet that it is paid for, as behind it: `$45,600/mo on 48,000 SF`, `24,000 per month / 30,000 sf`,
 * `$240,000 (48,000 SF)`.
 */
export function partsOfSum(text: string): { readonly money: string; readonly area: number | null } {
  if (!/[a-z.)]$/.test(text)) return { money: text, area: null }
  const [, money, area, divisor, inBrackets] = ON_AN_AREA.exec(text) ?? []
  const digits = area ?? divisor ?? inBrackets
  return money === undefined || digits === undefined
    ? { money: text, area: null }
    : { money, area: toNumber(digits) }
}
