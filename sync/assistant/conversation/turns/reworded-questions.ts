const LEAD = '(?:(?:ok|okay|and|so|but|now|then|hmm+|well|cool)[, ]+)*'
const ASKS =
  "(?:(?:what|which|who)(?:['’]?s| is| are| would be| do (?:we|i|you) have| ones?(?: are| is)?| of (?:them|those|these)(?: are| is)?)?|(?:how many|how much)(?: of (?:them|those|these))?(?: are| is| do (?:we|i|you) have)?|(?:is|are) (?:there )?any(?:thing)?)"
const LEFT = '(?:still )?(?:left(?: over)?|remain(?:s|ing)?|standing|there)'
const STILL = '(?:still (?:works?|fits?|qualif(?:y|ies)|counts?|stands?|ha(?:s|ve)|is|are))'
const IF =
  '(?:(?:if|when|once|after|as soon as|assuming) (?:we|you|i|they) (?:only |just )?|(?:after|by|with|when) (?=(?:dropping|removing|excluding|taking)\\b))'
/** "what's left if you don't count anything before 2000", "which ones remain under 80 cents" */
const WHAT_IS_LEFT = new RegExp(
  `^${LEAD}${ASKS} (?:${LEFT}|${STILL}),? (?:${IF}|(?=(?:under|over|below|above|at|in|with|without|near|between|newer|older|built|signed|since|before|after)\\b))(?=\\S)`,
  'i',
)
const ONLY_WHAT_IS_LEFT = new RegExp(
  `^${LEAD}${ASKS} (?:still )?(?:left(?: over)?|remain(?:s|ing)?)[?.! ]*$`,
  'i',
)
const VERB_GOING = /^(dropp|remov|exclud|tak)ing\b/i
const VERBS: Readonly<Record<string, string>> = {
  dropp: 'drop',
  remov: 'remove',
  exclud: 'exclude',
  tak: 'take',
}

const YEAR = "(?:(?:20)?\\d\\d|'\\d\\d)"
const WHEN = `(?:(?:the )?(?:end|close|start|beginning|middle) of |q[1-4] (?:of )?)?(?:${YEAR}|(?:this|next) (?:year|quarter|month))`
/** "only ones up by end of 28": leases that end by then. */
const UP_BY = new RegExp(
  `\\b(?<who>ones?|those|these|leases?|deals?|that(?:'s| are| is| come)|which are|are|coming|comes?) up (?<by>by|before|in|within|through|thru|until|on or before) (?<when>${WHEN})(?=[.,;!?]|$| and\\b)`,
  'i',
)
/** "when do they roll?" */
const WHEN_ENDING =
  /^(?:(?:ok|okay|and|so|but|now)[, ]+)*when (?:do|are|will|does|is) (?:they|these|those|(?:the|these|those|their) leases?)(?: all| each)? (?:roll(?:ing)?(?: over)?|expir(?:e|es|ing)|end(?:ing|s)?|com(?:e|ing) up|up|matur(?:e|ing)|burn(?:ing)? off|run(?:ning)? out|term(?:inate)?)[?.!,; ]*/i

/** A question about what was found, in the words of an order: "what's left under 80 cents" is "under 80 cents". */
export function rewordedQuestion(text: string): string {
  if (ONLY_WHAT_IS_LEFT.test(text)) return 'show those'
  const said = text
    .replace(WHAT_IS_LEFT, '')
    .replace(VERB_GOING, (_, verb: string) => VERBS[verb.toLowerCase()] ?? '')
    .replace(UP_BY, (...match) => {
      const { who = '', by = '', when = '' } = match.at(-1) as Record<string, string>
      // What is coming up has not ended yet.
      const days = /^(?:by|through|thru|until)$/i.test(by) ? 'between now and' : by
      return `${who.replace(/^com(?:ing|es?)$/i, '')} expiring ${days} ${inFull(when)}`
    })
  if (!WHEN_ENDING.test(said)) return said
  const rest = said.replace(WHEN_ENDING, '')
  return rest === '' ? 'sort by expiration, earliest first' : `${rest.replace(/[.?! ]+$/, '')} by expiration`
}

/** "end of 28": of 2028. */
function inFull(when: string): string {
  return when.replace(/^end/i, 'the end').replace(/(?<!\d)'?(\d\d)$/, '20$1')
}
