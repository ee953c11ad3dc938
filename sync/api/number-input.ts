import * as z from 'zod/mini'

const DIGITS = /^-?\d{1,15}(\.\d{1,15})?$/

/** A number, or its digits as text: the specification's coordinates and rents are both. */
export function numberOrDigits<T extends z.ZodMiniType<number, number>>(number: T) {
  return z.pipe(
    z.transform((given) => (typeof given === 'string' && DIGITS.test(given) ? Number(given) : given)),
    number,
  )
}

/** Degrees. */
export const latitude = numberOrDigits(z.number().check(z.minimum(-90), z.maximum(90)))
export const longitude = numberOrDigits(z.number().check(z.minimum(-180), z.maximum(180)))
