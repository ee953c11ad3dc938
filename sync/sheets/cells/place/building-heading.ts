const BUILDING = /^(?:building|bldg\.?|phase|tower) #?(?:\d{1,2}|[a-z]\d?|[ivx]{1,4})$/i

/** Whether a text only numbers a building of several: `Building A`, `Bldg 2`. */
export function isBuildingHeading(text: string): boolean {
  return BUILDING.test(text.trim())
}
