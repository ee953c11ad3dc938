import * as z from 'zod/mini'
import { described } from './described.ts'

/** Which columns a CSV or spreadsheet has. */
export const exportColumns = described(
  '`all`: every column, from which an import restores the properties whole. `standard`: the thirteen usual ones.',
  z._default(z.enum(['standard', 'all']), 'standard'),
)
