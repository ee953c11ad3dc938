/** How people ask for a comparison, in the words it is read by. */
export const COMPARED_WORDS: readonly (readonly [words: RegExp, usual: string])[] = [
  [/\b(?:year over year|yoy|y\/y|year on year),? (?=.*\b20\d\d (?:vs\.?|versus|against) 20\d\d\b)/gi, ''],
  [/\bhow did (?:the )?(.+?) (?:move|change|shift),? (20\d\d (?:vs\.?|versus) 20\d\d)/gi, 'compare $1 $2'],
  [
    /\bhow (?:do|does|did|would|are|will) (?:the )?(.+?) (?:and|&|n) (.+?) (?:compare[ds]?|stack up|measure up|match up|line up|differ)\b(?! (?:to|with|against|from))(?: (?:on|for|in terms of|when it comes to|as to|in|by))?/gi,
    'compare $1 and $2,',
  ],
  [
    /^(?:(?:please|can you|could you|let's|just|i want to|i'd like to|now|ok|okay)[, ]+)*(?:put|stack|set|line|pit|hold|weigh|lay) (?!(?:me|us|him|her|it|them) )(.+?) (?:up )?(?:against|next to|beside|alongside|opposite) (.+?)(?: for (?:me|us))?(?=[?.!]*$)/gi,
    'compare $1 vs $2',
  ],
  [
    /^(?:(?:please |just )?(?:put|line up|lay|show(?: me)?|give me|see|look at|let me see) )?(.+?) (?:and|&|vs\.?|next to) (.+?),? side by side(?: for (?:me|us))?(?=[?.!]*$)/gi,
    'compare $1 and $2',
  ],
  [
    /^(?:(?:please|just) )?line up (.+?) (?:and|&) (.+?)(?: for (?:me|us))?(?=[?.!]*$)/gi,
    'compare $1 and $2',
  ],
  // "what do warehouse and flex each average in Katy": one figure for each of two.
  [
    /\bwhat (?:do|does|did|are|is) (?:(?:each of )?(.+?) (?:and|&|vs\.?) (.+?) each|each of (.+?) (?:and|&|vs\.?) (.+?)) (average|averaging|run|running|go(?:ing)? for|leas(?:e|ing) for|rent(?:ing)? for|cost|trad(?:e|ing) (?:at|for)|ask(?:ing)?|get(?:ting)?|bring(?:ing)?|fetch(?:ing)?)\b/gi,
    'compare $1$3 and $2$4, $5',
  ],
  [
    /^(.+?) (?:for|of|in) (.+?) (?:and|&) (.+?),? (?:each|respectively)(?=[?.!]*$)/gi,
    'compare $2 and $3, $1',
  ],
  [/^(.+?) (?:and|&) (.+?) compared (?:on|for|in terms of|in|by) (.+)$/gi, 'compare $1 and $2, $3'],
  [
    /\b(?:is|are) (?:the )?((?:median |average |mean )?(?:rents?|rates?|pricing)) (?:(?:any|much|really) )?(?:higher|lower|more|less|better|different) (?:with|for) (?:(.+?) with )?(.+?) than without\b/gi,
    'compare $1 $2 with $3 vs without',
  ],
  // "inside vs outside the Beltway": the place is that of both.
  [
    /\b(inside|outside|(?:north|south|east|west) of) (vs\.?|versus|against|compared (?:to|with)) (inside|outside|north of|south of|east of|west of) ((?:the )?(?:loop 610|loop|beltway 8|beltway|perimeter|grand parkway|610|290|ih?[- ]?\d+|hwy \d+))\b/gi,
    '$1 $4 $2 $3 $4',
  ],
  [/\bcompared w\//gi, 'compared with'],
  [/^(.+,.+(?:and|or|&).+?),? compared(?: (?:with|to) each other)?[?.!]*$/gi, 'compare $1'],
]
