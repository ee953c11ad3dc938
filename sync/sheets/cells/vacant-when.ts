const WHEN = String.raw`avail|ready|now|as of|since|from|until|\d`
/** How far it is from being let, or what it was. */
const HOW_FAR = String.raw`(?:loi|loa|rfp|lease|leased|pending|proposals?|prospects?|negotiat\w*|in negotiations?|under|being|to be|in|on|off|for|not|no|was|former(?:ly)?|prev(?:ious(?:ly)?)?|market\w*|shell|spec|demis\w*|renovat\w*|turn\w*|reserved|hold|held|touring|build[- ]?out|available)\b`

/** What can stand behind "vacant": when the space is to be had, as in \`VACANT (avail. 1/1/27)\`, or how far it is: \`VACANT - LOI out\`. Part of a pattern. */
export const VACANT_WHEN = String.raw`(?: ?[(,;:–—-] ?(?:${WHEN}|${HOW_FAR})[^()]{0,30}\)?)?`
