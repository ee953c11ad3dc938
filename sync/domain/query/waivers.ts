import { phraseTable } from './phrase-table.ts'

/** Says of what stands before that it is not needed. */
export const waivers = phraseTable([
  [
    true,
    "not required|isn't required|is not required|not needed|isn't needed|is not needed|aren't needed|are not needed|not necessary|isn't necessary|is not necessary|unnecessary|optional|is optional|are optional|ok|okay|is ok|is okay|are ok|are okay|is fine|are fine|fine|is acceptable|acceptable|not a must|isn't a must|is not a must|not important|isn't important|is not important|doesn't matter|don't matter|does not matter|no big deal|either way|or not|not mandatory|not a requirement|isn't a requirement|would be ok|would be fine|works too|is negotiable|negotiable|not essential|a plus|is a plus|are a plus|a bonus|is a bonus|are a bonus|would be a plus|would be a bonus|a nice to have|nice to have|is nice to have|would be nice|would be great|would be good|a nice touch|preferred but not required|preferred but not needed|preferred but optional|preferred|is preferred|are preferred|desired|is desired|if possible|if available|if there is one|if they have it|but not required|but not necessary|but not needed|but optional|not critical|isn't critical|is not critical|not a deal breaker|not a dealbreaker|isn't a deal breaker|or without|not a concern|isn't a concern|no issue|not an issue|is whatever|whatever|wouldn't hurt|doesn't hurt|are welcome|welcome|is welcome|are not required|aren't required|not needed but fine|not a factor|isn't necessary|aren't necessary|are optional",
  ],
])

/** "Katy excluded" */
export const exclusions = phraseTable([
  [
    true,
    'excluded|is excluded|are excluded|is out|are out|off the table|out of the question|not wanted|left out|omitted|not included|not allowed|is a no|are a no',
  ],
])

/** "no office needed" */
export const needs = phraseTable([[true, 'needed|required|necessary|is needed|is required|is necessary']])
