import { asDecimal, NOT_AVAILABLE } from './format.ts'

/** `+3.0%`, `−3.0%`; a plain `0.0%` for what is shown as none. */
export function signedPercent(percent: number): string {
  const shown = fixed(percent, 1)
  return `${percent > 0 && /[1-9]/.test(shown) ? '+' : ''}${shown}%`
}

/** With so many decimals, without grouping: `0.15` of 0.145. */
export function fixed(number: number, decimals: number): string {
  const scale = 10 ** decimals
  const size = (Math.round(asDecimal(Math.abs(number) * scale)) / scale).toFixed(decimals)
  return number < 0 && /[1-9]/.test(size) ? `\u2212${size}` : size
}

/**
 * How far something lies from a place, as files keep it: to 50 feet, more than an address is good for. Further decimals are
 * cut off, so that what people read of it is what they read of the whole figure.
 */
export function fileMiles(miles: number): number {
  return Math.floor(asDecimal(miles * 100)) / 100
}

/** The same as people read it, always with one decimal, so that distances stand under each other: `1.2 mi`. */
export function formatDistance(miles: number | null): string {
  return miles === null ? NOT_AVAILABLE : `${fixed(miles, 1)} mi`
}
