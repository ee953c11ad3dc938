import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const county = ownColumn('county', {
  aliases:
    'county|county name|parish|county parish|situs county|property county|county or parish|parish county|~co|location county|county situs|~borough',
  avoid:
    'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate tax land use code fips id parcel',
  fillers: 'name',
  isShared: true,
  read: (cell) => {
    const text = readText(cell, 'County')
    const value = text.value?.replace(/\s+(?:county|co\.|parish)$/i, '') ?? null
    return value === text.value ? text : { ...text, value }
  },
})
