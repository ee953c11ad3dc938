import { isUsState } from '../../domain/place/state-code.ts'
import { readAddress } from '../cells/place/read-address.ts'
import { readCity } from '../cells/place/read-city.ts'
import { readCoordinate, readCoordinates, refuseImpossible } from '../cells/place/read-coordinates.ts'
import { readZip } from '../cells/place/read-zip.ts'
import { PLACE_FIELDS } from '../fields/sheet-fields.ts'
import { rememberCells } from './remember-cells.ts'
import { type RowDraft, takeOwn } from './row-draft.ts'

/** Reads what a property is called and where it is. */
export function readPlaceColumns(row: RowDraft): void {
  takeOwn(row, PLACE_FIELDS)
  readTown(row)
  readStreet(row)
  const zip = row.column('zip')
  if (zip) row.take('zip', zip, readZip(row.cell(zip), row.property.state))
  readPosition(row)
}

const readCityCell = rememberCells((cell) => readCity(cell))

function readTown(row: RowDraft): void {
  const column = row.column('city')
  if (!column) return
  const { city, state, zip, county } = readCityCell(row.cell(column), column, null)
  row.take('city', column, city)
  if (state) row.offer('state', column, { value: state })
  if (zip) row.offer('zip', column, { value: zip })
  if (county) row.offer('county', column, { value: county })
}

function readStreet(row: RowDraft): void {
  const column = row.column('address')
  if (!column) return
  const { name, address, suite, city, state, zip, submarket } = readAddress(row.cell(column))
  row.take('address', column, address)
  if (name !== null) row.offer('name', column, { value: name })
  if (city !== null) row.offer('city', column, { value: city })
  if (state !== null) row.offer('state', column, { value: state })
  if (zip !== null) row.offer('zip', column, { value: zip })
  if (suite !== null) row.offer('suite', column, { value: suite })
  if (submarket !== null) row.offer('submarket', column, { value: submarket })
}

function readPosition(row: RowDraft): void {
  const both = row.column('coordinates')
  const latitude = row.column('latitude') ?? both
  const longitude = row.column('longitude') ?? both
  if (!latitude || !longitude) return
  const isPair = latitude === longitude || row.cell(longitude) === null
  const pair = isPair ? readCoordinates(row.cell(latitude)) : null
  const read = refuseImpossible(
    pair?.latitude ?? readCoordinate(row.cell(latitude), 'latitude'),
    pair?.longitude ?? readCoordinate(row.cell(longitude), 'longitude'),
    isUsState(row.property.state),
  )
  row.take('latitude', latitude, read.latitude)
  if (isPair) row.offer('longitude', latitude, read.longitude)
  else row.take('longitude', longitude, read.longitude)
}
