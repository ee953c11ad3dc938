import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const parcelNumber = ownColumn('parcelNumber', {
  aliases:
    'apn|parcel number|assessor parcel number|parcel id|tax parcel identification number|tax parcel number|tax parcel|tax id|tax parcel id|parcel identification number|property identification number|~pin|ain|~pid|folio|folio number|folio id|~parcel|parcel number min|tax map number|tax lot number|assessor number|~account number|tax account number|property pin|~parcels|parcel no|parid|parcel apn|apn number|apn parcel|apn parcel number|apn parcel id|parcel apn number|tax number|assessor id|assessor parcel|assessor parcel id|property tax id|property account number|~geo id|geoid|prop id number|pin number|pid number|parcel identifier|parcel identification|parcel code|cad id|cad number|quick ref id|map block lot|map parcel|map lot|bbl|tms|tms number|~tax key|~tax account|parcel reference number|schedule number|~strap|~upi|roll number',
  avoid: 'tenant owner broker company parent user size area sf acre address city',
  fillers: '1 primary county assessor min tax parcel first max number 2',
  read: (cell) => readText(cell, 'Parcel number'),
})
