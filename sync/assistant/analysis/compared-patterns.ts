/** Comparatives of any figure. */
export const MORE =
  '(?:more expensive|less expensive|cheaper|pricier|costlier|dearer|higher|lower|bigger|larger|smaller|newer|older|taller|better|richer|longer|shorter)'
export const VERSUS = '(?:vs\\.?|versus|v\\.|against|compare[ds]? (?:to|with)|relative to)'
/** What leads two things that are compared: "compare A and B". */
export const LEAD =
  '(?:compare|(?:what )?(?:changed?|has changed) (?:in|with|for|to) .+? (?:between|from)|how (?:did|have|has) .+? (?:change|changed|move|moved) (?:between|from)|comparison (?:of|between)|(?:by )?how (?:much|far) (?:do|does|did|are) .+? (?:differ|vary|deviate|diverge) (?:between|from)|difference (?:in .+? )?between|delta (?:in .+? )?between|gap (?:in .+? )?between|spread (?:in .+? )?between)'
const END = '[?.!]*$'

/** Two sides, `a` and `b`, of which something is asked of each; the first that fits is meant. */
export const PATTERNS = [
  `^(?:do|does|did|are|is|will)\\s+(?<a>.+?)\\s+(?:(?:really|usually|generally|typically|still|rent|lease|go|going|cost|sell|pay|run|get|command|fetch|bring|priced|trade)s? +)*(?:for |at |any )?(?:more|less|higher|lower|cheaper)(?: rents?| per foot| psf)? than\\s+(?:for |in |at )?(?<b>.+?)${END}`,
  `^(?:is|are|was|were|do|does|did|has|have)\\s+(?<a>.+?)\\s+(?:(?:much|any|really|generally|usually|still|typically|have|has|get|rents?|priced|run|on average) )*${MORE}(?: [\\w ]+?)? than\\s+(?:(?:for|in|at|on|with|those|the ones|it was|they were|it is) )*(?<b>.+?)${END}`,
  `^(?:is|are|was|were|do|does|did|has|have)\\s+(?:.+?)\\s${MORE}(?: \\w+)?\\s+(?<a>(?:in|for|at|on|with|near|by|of) .+?) than (?:for |in |at )?(?<b>.+?)${END}`,
  `\\b(?:whether|if) (?<a>.+?) (?:is|are|was|were|rents?|costs?|runs?) ${MORE}(?: \\w+)? than (?<b>[^:,]+)(?:[:,] (?<after>.+?))?${END}`,
  `^(?:which|who|what|where)\\b[^,:]*?\\b(?:${MORE}|more|less)\\b[^,:]*[,:] (?<a>.+?) or (?<b>.+?)${END}`,
  `^whose\\b.*?\\b${MORE}\\b[^,:]*[,:] (?:(?:those|that|the ones) of )?(?<a>.+?) or (?:(?:those|that|the ones) of )?(?<b>.+?)${END}`,
  `^(?:by )?how (?:much|many \\w+) (?:\\w+ )?${MORE}(?: \\w+)? (?:is|are|do|does|was|were) (?<a>.+?) (?:than|vs\\.?|versus|compared (?:to|with)) (?:for |in |at )?(?<b>.+?)${END}`,
  `^(?:and |so )?(?:how|where) (?:do|does|did|would|will|are|is) (?<a>.+?) (?:compare[ds]?|stack up|measure up|stand|differ|hold up) (?:to|with|against|versus|vs\\.?|next to|relative to|from) (?<b>.+?)${END}`,
  `^(?:which|what|where|who)(?:'s| is| are| has| have| gets?)? (?:it )?(?:the )?${MORE}(?: \\w+)?[,:]? (?<a>.+?) or (?:in |for |at )?(?<b>.+?)${END}`,
  `^(?:are|is|do|does|did|where (?:are|is|do|does)|which (?:is|has|are))\\b(?<lead>.*?)\\b(?:${MORE}|(?:for )?(?:more|less))\\b(?: rents?)?(?: in| for| at| with)?:? (?<a>.+?) or (?:in |for |at )?(?<b>.+?)(?:[?.!] .+)?${END}`,
  `^(?<a>[^,?]+?) or (?:in |for |at )?(?<b>[^,?]+?)[,?:]? (?:who|which|where|what)(?:'s| is| are| has| have| gets?| pays?| charges?| asks?)?(?: one)?(?: is| has| gets?)? (?:the )?(?:(?:on average|average|median) )?(?:${MORE}|more|less)\\b(?<after>.*)${END}`,
  `^(?:is |are )?(?<a>[\\w.&'-]+(?: [\\w.&'-]+){0,3}) or (?<b>[\\w.&'-]+(?: [\\w.&'-]+){0,3}?) ${MORE}(?<after>(?: (?:for|in|on|at|per|around|near) .+)?)${END}`,
  `\\b(?:premium|discount|bump|spread|rent gap) (?:for|of|on) (?<a>.+?) (?:over|above|to|${VERSUS}) (?<b>.+?)${END}`,
  `^(?:.*?\\b${LEAD}\\s+)?(?<a>.+?)\\s+${VERSUS}\\s+(?<b>.+?)${END}`,
  `^(?<a>.+)\\s+${VERSUS}\\s+(?<b>.+?)${END}`,
  `\\b${LEAD}\\s+(?<a>.+?)\\s+(?:and|to|with|&)\\s+(?<b>.+?)${END}`,
  `\\b${LEAD}\\s+(?<a>.+?)\\s+from\\s+(?<b>.+?)${END}`,
].map((pattern) => new RegExp(pattern, 'i'))

/** What a feature, `a`, adds to the rent. */
export const PREMIUM = [
  /\b(?:do|does|are|is) (?<a>.+?) (?:really )?(?:cost|rent for|lease for|pay|get|command|go for|fetch|carry|bring|add)s? (?:more|less|a premium|an? \w+ premium|higher rents?|lower rents?|to (?:the )?rents?|anything)\b(?! (?:\w+ )?than\b)(?<more>.*)/i,
  /\bhow much (?:more|less|extra) (?:do|does|would|will) (?<a>.+?)(?: +(?:rent|lease|cost|go|pay|run|command))?(?: +(?:for|at))?(?<more>(?: +(?:in|on|across|over)\b.*)?)[?.!]*$/i,
  /^(?:what(?:'s| is) the )?(?<a>[\w-]+(?: [\w-]+)?) (?:rent )?premium(?<more>(?: (?:in|for|on|across) .+)?)[?.!]*$/i,
  /\b(?:rent )?premium (?:for|on|of) (?<a>.+?)(?<more>(?: (?:in|for|on|across) .+)?)$/i,
]
