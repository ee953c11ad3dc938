/** A letter that makes another word of one that bounds a figure, so that nothing takes it for a question. */
const MARK = 'q'

const AT_LEAST = /\b(at) (?=(?:least|most)\b)/gi
const BEFORE_FIGURE =
  /\b(min|max|minimum|maximum)(?=\.?:?,? ?(?:of |is |at )?(?:(?:clear|clr|ceiling|height|rent|rental|rate|size|sf|docks?|doors?|term|lease|price|budget|ti|opex|land|lot|crane) ?){0,2}(?:of |is |at |: ?)?(?:about |around )?[$.]?\d)/gi
const DENIED = /\bno (min|max|minimum|maximum)\b/gi
const AFTER_FIGURE =
  /([\d%'"]|\d ?[km]\b\+?|\b(?:sf|sq\.? ?ft\.?|square feet|ft|feet|clear|clr|docks?|doors?|acres?|tons?|months?|years?|nnn|mg|gross|psf|cents|yr|terms?|escalat\w*|bumps?|increases?|stalls?|trailers?|free|down))([ ,-]{1,2})(min|max|minimum|maximum)\b(?! (?:rents?|sizes?|price)\b)/gi
const WORDED =
  /\b(min|max|minimum|maximum)(?= (?:of )?(?:an?|one|two|three|four|five|six|eight|ten|twelve|twenty|thirty|forty|fifty|half)\b)/gi

/** "at least 20 years old", "32' min clear": with the words that bound a figure marked as such. */
export function withBoundsHidden(text: string): string {
  return text
    .replace(AT_LEAST, `$1${MARK}`)
    .replace(BEFORE_FIGURE, `$1${MARK}`)
    .replace(DENIED, `no $1${MARK}`)
    .replace(WORDED, `$1${MARK}`)
    .replace(AFTER_FIGURE, `$1$2$3${MARK}`)
}

/** The words as they were said. */
export function withBoundsShown(text: string): string {
  return text.replace(/\batq(?=least|most)/gi, 'at ').replace(/\b(min|max|minimum|maximum)q\b/gi, '$1')
}
