/** What can stand behind "vacant": when the space is to be had, as in `VACANT (avail. 1/1/27)`. Part of a pattern. */
export const VACANT_WHEN = String.raw`(?: ?[(,;:–—-] ?(?:avail|ready|now|as of|since|from|until|\d)[^()]{0,30}\)?)?`
