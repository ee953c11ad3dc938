/** What the Worker under test and the tests' own server say to each other. */
export const OUTSIDE_PATH = '/outside'
export const ASSETS_PATH = '/assets'
export const OWN_BASEMAP_PATH = '/own.pmtiles'
export const LOG_PATH = '/log'
/** Of the Worker: from now on nobody has asked anything. */
export const ANEW_PATH = '/tests/limits-anew'
/** Of a request to the outside: where it was going. */
export const URL_HEADER = 'x-tests-url'
/** How far the server's clock is ahead of the machine's, in milliseconds. */
export const AHEAD_HEADER = 'x-tests-ahead'
