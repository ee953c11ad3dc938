import type { AskRead } from '../ask.ts'
import { withoutTalk } from './ask-words.ts'
import { figureAsked } from './figure-asked.ts'

/** "how much office does the typical flex building have": what is usual of one. */
function usualAsked(text: string): AskRead | null {
  const found = USUAL.exec(text)
  const { what = '', of = '', measure = '' } = found?.groups ?? {}
  const figure = figureAsked(`usual ${what === 'office' ? 'office space' : what} `)
  if (found === null || figure === null) return null
  const mean = /average|mean/i.test(measure) ? 'mean' : 'median'
  return {
    ask: { kind: 'statistic', figure: figure.value, of: mean },
    rest: withoutTalk(text.replace(USUAL, ` ${of} `)),
  }
}

const USUAL =
  /\bhow (?:much|many) (?<what>[\w -]+?) (?:does|do|would|will) (?:the |an? )?(?<measure>typical|average|usual|normal|median|mean) (?<of>.+?) (?:have|has|get|gets|come with|offer|offers|include|includes)\b[?.!]*/i

/** "how many acres does Hines own": what is added up. */
export function sumAsked(text: string): AskRead | null {
  const usual = usualAsked(text)
  if (usual !== null) return usual
  const found = /\bhow (?:many|much) (?=(?:acres?|acreage|land|dock|grade|trailer|office)\b)/i.exec(text)
  const rest = found === null ? '' : `total ${text.slice(found.index + found[0].length)}`
  const figure = found === null ? null : figureAsked(rest)
  if (figure === null) return null
  const left = figure.rest
    .replace(/\btotal\b/i, ' ')
    .replace(/\b(?:do|does|did|have|has|own|owns)\b/gi, (said) => (/^own/i.test(said) ? said : ' '))
  return { ask: { kind: 'statistic', figure: figure.value, of: 'sum' }, rest: withoutTalk(left) }
}

/** "opex in Katy": a figure, and of what. */
export function isBare(text: string): boolean {
  if (LAST.test(text.replace(YEAR_BEHIND, ''))) return true
  const head = BARE.exec(text)?.groups?.head
  return head !== undefined && withoutTalk(figureAsked(head)?.rest ?? head) === ''
}

const BARE =
  /^(?:(?:show|give) me )?(?:the )?(?:(?:asking|rental|monthly|annual|yearly|current|usual|rough) )*(?<head>rents?|rates|rental rates|pricing|opex|operating expenses|net effective(?: rents?)?|ners?|sales? prices?(?: (?:per|a) (?:sf|foot|square foot)| psf)?|cap rates?|occupancy(?: rates?)?|clear heights|lease terms|escalations|bumps|ti|tis|tenant improvements) (?:(?:for|in|on|of|at|across|within|around|near)\b(?! (?:\$|\.?\d|an? (?:buck|dollar|quarter|half)|under|over|below|above|at (?:least|most)|less|more|no (?:less|more)))|(?=20[12]\d\b(?! ?(?:sf|sq))))/i
const YEAR_BEHIND = / (?:in |for )?20[12]\d[?.!]*$/i
/** "nw warehouse rents", "Katy rents 2025": what rents are asked of stands before them. */
const LAST =
  /^(?!.*(?:\d|\$|\b(?:with|without|under|over|below|above|low|lower|lowest|high|higher|highest|cheap\w*|sort\w*|by|first|no|any|which|who)\b))(?:(?:show|give|get|send) (?:me )?)?(?:the )?(?:[\w'&/.-]+ ){1,6}(?:asking )?(?:rents|rental rates|lease rates)[?.!]*$/i
