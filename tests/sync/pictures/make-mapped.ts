import fc from 'fast-check'
import type { MappedProperty } from '../../../sync/pictures/marketing/group-by-place.ts'

export const HOUSTON = { latitude: 29.7604, longitude: -95.3698 }

export function makeMapped(given: Partial<MappedProperty> = {}): MappedProperty {
  return { name: 'Gears Works', ...HOUSTON, rentPerSf: null, ...given }
}

export const anyMapped = fc.record({
  name: fc.string({ maxLength: 5 }),
  latitude: fc.option(fc.double({ min: 29.7, max: 29.8, noNaN: true }), { nil: null }),
  longitude: fc.double({ min: -95.4, max: -95.3, noNaN: true }),
  rentPerSf: fc.option(
    fc.integer({ min: 0, max: 20_000 }).map((n) => n / 10_000),
    { nil: null },
  ),
})
