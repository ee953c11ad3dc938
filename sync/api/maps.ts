import * as z from 'zod/mini'
import { basemaps } from '../maps/basemaps.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'

export const getBasemaps = endpoint({
  method: 'GET',
  path: '/api/maps',
  summary: 'The maps that the app may draw, in the order to try them.',
  access: 'user',
  input: z.strictObject({}),
  output: basemaps,
  example: {},
  errors: [],
})

export const getOwnBasemap = fileEndpoint({
  method: 'GET',
  path: '/api/maps/own.pmtiles',
  summary: 'The map file that BASEMAP_PMTILES names, whole or in parts.',
  about: 'A Range header asks for a part, which is answered with 206.',
  access: 'user',
  input: z.object({}),
  files: ['application/vnd.pmtiles'],
  example: {},
  errors: ['not_found', 'unavailable'],
})
