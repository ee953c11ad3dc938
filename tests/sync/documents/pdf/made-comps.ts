import { readFileSync } from 'node:fs'
import type { CompsDocument } from '../../../../sync/documents/model/comps-document.ts'
import { makeProperty } from '../../../make/property.ts'

const font = (file: string) =>
  new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/inter/${file}.ttf`))

export const fonts = { regular: font('400Regular/Inter_400Regular'), bold: font('700Bold/Inter_700Bold') }

/** A document of so many comps. */
export function comps(count: number, part: Partial<CompsDocument> = {}): CompsDocument {
  return {
    title: 'Rent comparables: 11830 Tanner Rd',
    criteria: 'Manufacturing within 3.0 miles',
    date: '2026-11-21',
    unit: 'month',
    credits: ['US Census TIGER'],
    subject: null,
    rows: Array.from({ length: count }, (_, i) => ({
      property: makeProperty({
        id: `p${i}`,
        name: `Plant ${i}`,
        rentPerSf: 0.4 + i / 100,
        notes: 'Two docks',
      }),
    })),
    ...part,
  }
}
