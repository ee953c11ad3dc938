import { Protocol } from 'pmtiles'

/** Files of tiles by their address: a source `pmtiles://address` draws from the file of that address. */
export const tileFiles = new Protocol({ metadata: true })
