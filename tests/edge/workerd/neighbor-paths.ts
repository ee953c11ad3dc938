/** What the Worker under test and the tests' own server say to each other. */
export const OUTSIDE_PATH = '/outside'
export const ASSETS_PATH = '/assets'
export const OWN_BASEMAP_PATH = '/own.pmtiles'
export const LOG_PATH = '/log'
/** Of the Worker: from now on nobody has asked anything. */
export const ANEW_PATH = '/tests/limits-anew'
/** Of a request to a Worker that several apps share: whose it is. */
export const APP_HEADER = 'x-tests-app'
/** Of a request to the outside: where it was going. */
export const URL_HEADER = 'x-tests-url'
/**
 * Of an answer from there: its status and its length. Between a Worker and the tests redirects are followed, and an
 * answer that breaks off never ends.
 */
export const STATUS_HEADER = 'x-tests-status'
export const LENGTH_HEADER = 'x-tests-length'
/** How far the server's clock is ahead of the machine's, in milliseconds. */
export const AHEAD_HEADER = 'x-tests-ahead'
