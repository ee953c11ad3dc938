import { asDecimal } from './format.ts'
import { fixed } from './format-decimals.ts'

/** `38%` of a share from 0 to 1. What is not all is never 100%, and what is not none is never 0%: `99.8%`, `<0.1%`. */
export function formatShare(share: number): string {
  const percent = asDecimal(share * 100)
  const whole = fixed(percent, 0)
  if (Number(whole) === percent || (whole !== '0' && whole !== '100')) return `${whole}%`
  const tenths = fixed(percent, 1)
  if (tenths === '0.0') return '<0.1%'
  return tenths === '100.0' ? '>99.9%' : `${tenths}%`
}
