import type { Cell } from '../../model/cell.ts'
import { round } from '../amounts/amount.ts'
import { type CellReading, eachOr, readFigure, refuse } from '../cell-reading.ts'

export type Axis = 'latitude' | 'longitude'
export type Coordinates = Readonly<Record<Axis, CellReading<number>>>

const MOST: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 }
const LABEL: Readonly<Record<Axis, string>> = { latitude: 'Latitude', longitude: 'Longitude' }
const DECIMALS = 7

const DEGREES = String.raw`(-|\+)? ?(\d{1,3}(?:\.\d+)?)(?: ?(?:°|º|deg(?:rees)?))?`
const MINUTES = String.raw`(?: ?(\d{1,2}(?:\.\d+)?) ?')?(?: ?(\d{1,2}(?:\.\d+)?) ?")?`
const COORDINATE = `${DEGREES}${MINUTES} ?([nsew])?`
const ONE = new RegExp(`^${COORDINATE}$`)
const PAIR = new RegExp(`^${COORDINATE}(?: ?[,;/] ?| +)${COORDINATE}$`)

/** Reads a coordinate in degrees, with its sign or its point of the compass. */
export function readCoordinate(cell: Cell, axis: Axis): CellReading<number> {
  return readFigure<number>(cell, LABEL[axis], (text) => {
    const match = ONE.exec(text)
    return match && degreesOf(match.slice(1), axis)
  })
}

/** Reads both coordinates from one cell: `29.76, -95.37`, latitude first. */
export function readCoordinates(cell: Cell): Coordinates {
  const reading = readFigure<Coordinates>(cell, 'Coordinates', (text) => {
    const point = /^point ?\( ?(-?[\d.]+) +(-?[\d.]+) ?\)$/.exec(text)
    const match = PAIR.exec(point ? `${point[2]}, ${point[1]}` : text.replace(/^\((.*)\)$/, '$1'))
    const latitude = match && degreesOf(match.slice(1, 6), 'latitude')
    const longitude = match && degreesOf(match.slice(6, 11), 'longitude')
    return latitude && longitude && { value: { latitude, longitude } }
  })
  return eachOr(reading, (why) => ({ latitude: why, longitude: why }))
}

function degreesOf(parts: readonly (string | undefined)[], axis: Axis): CellReading<number> | null {
  const [sign, degrees = '', minutes = '0', seconds = '0', compass] = parts
  if (compass !== undefined && 'ns'.includes(compass) !== (axis === 'latitude')) return null
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = sign === '-' || compass === 's' || compass === 'w'
  const value = round(isNegative ? -size : size, DECIMALS)
  if (size > MOST[axis]) return refuse('implausible', `${LABEL[axis]} of ${value} is outside the globe.`)
  return { value }
}

/** Coordinates that cannot be those of the row: the point 0, 0, or the other side of the globe from its state. */
export function refuseImpossible(
  latitude: CellReading<number>,
  longitude: CellReading<number>,
  isInUs: boolean,
): Coordinates {
  if (latitude.value === 0 && longitude.value === 0) {
    const unknown = { value: null, note: '0, 0 is unknown' }
    return { latitude: unknown, longitude: unknown }
  }
  /** Guam and the last of the Aleutians lie west of the date line, everything else has a negative longitude. */
  const isFarSide = longitude.value !== null && longitude.value > 0 && longitude.value < 130
  if (isInUs && isFarSide) {
    const refused = refuse(
      'implausible',
      `Longitude of ${longitude.value} is not in the United States: is its minus sign missing?`,
    )
    return { latitude, longitude: refused }
  }
  return { latitude, longitude }
}
