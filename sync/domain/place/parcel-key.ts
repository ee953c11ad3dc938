/** A parcel number as it is the same however it is punctuated: `115-060-057` is `115060057`. */
export function parcelKey(parcelNumber: string): string {
  return parcelNumber.toLowerCase().replace(/[^a-z0-9]/g, '')
}
