const DAY_MS = 86_400_000
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** Excel's first 1900 date that needs no correction for the 29 February 1900 it believes in. */
const AFTER_FALSE_LEAP_DAY = 61
/** 9999-12-31, the last day Excel knows. */
const LAST_SERIAL = 2_958_465

/** The date a workbook's day number stands for, as `2023-03-15`; `null` for a time of day or no date at all. */
export function dateOfSerial(serial: number, date1904: boolean): string | null {
  const days = Math.floor(serial)
  if (!(days >= 1 && days <= LAST_SERIAL)) return null
  const correction = !date1904 && days < AFTER_FALSE_LEAP_DAY ? 1 : 0
  const time = (date1904 ? EPOCH_1904 : EPOCH_1900) + (days + correction) * DAY_MS
  return new Date(time).toISOString().slice(0, 10)
}
