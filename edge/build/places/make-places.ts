import { writeFileSync } from 'node:fs'
import { encodePlaces } from '../../../sync/geocode/places/encode-places.ts'
import { usTowns } from './us-towns.ts'
import { zipSources } from './zip-sources.ts'

/** Writes the table of towns and ZIP codes to the path it is given. A process of its own: its memory goes with it. */
const [, , to = ''] = process.argv
const { towns, zips } = usTowns(zipSources())
writeFileSync(to, await encodePlaces(towns, zips))
