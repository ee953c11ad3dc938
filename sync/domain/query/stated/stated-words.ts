import { phraseTable } from '../words/phrase-table.ts'

/** What is done with a field that says something. */
const DONE = 'stated|listed|disclosed|recorded|reported|posted|published|on file|on record|on the record'
/** "no rent given": with a denial these say as much. Before a field alone they say other things as well. */
const DONE_OR_GIVEN = `${DONE}|given|shown|known|specified|entered|quoted|noted|named|indicated|provided|in the record|in the file|in the book|in the system|in the data`

export const lacks = phraseTable<'plainly' | 'said of somebody' | 'said of it'>([
  [
    'plainly',
    'without|w/o|w/out|wo|with no|w/ no|w no|lacking|missing|sans|where there is no|where there are no|where no|but no|but with no|and with no',
  ],
  [
    'said of somebody',
    'has no|have no|having no|lacks|lack|there is no|there are no|does not have|do not have|did not have|' +
      "doesn't have|don't have|didn't have|not having",
  ],
  [
    'said of it',
    ['does not', "doesn't", 'do not', "don't", 'did not', "didn't", 'not', 'never']
      .flatMap((not) =>
        'state|list|show|give|disclose|report|name|say|stating|listing|showing|giving|disclosing'
          .split('|')
          .map((verb) => `${not} ${verb}`),
      )
      .join('|') +
      '|' +
      'states|state|lists|list|shows|show|gives|give|name|names|stating|listing|showing'
        .split('|')
        .map((verb) => `${verb} no`)
        .join('|'),
  ],
])
export const has = phraseTable<'plainly' | 'said of somebody' | 'with article'>([
  ['with article', 'with|w/|having'],
  ['said of somebody', 'has|have'],
  [
    'plainly',
    ['that', 'which']
      .flatMap((that) =>
        'have|has|state|states|list|lists|give|gives|disclose|discloses|do have|does have'
          .split('|')
          .map((verb) => `${that} ${verb}`),
      )
      .join('|'),
  ],
])
export const articles = phraseTable([[true, 'a|an|any|the|its|their']])
export const anyOne = phraseTable([[true, 'a|an|any|both|both a|both an']])
export const known = phraseTable([
  [true, 'stated|listed|known|disclosed|recorded|reported|published|given|specified'],
])
export const unknown = phraseTable([
  [true, 'unknown|undisclosed|unlisted|unstated|unspecified|unreported|blank|missing|empty'],
])
export const done = phraseTable([[true, DONE]])
export const doneOrGiven = phraseTable([[true, DONE_OR_GIVEN]])
export const are = phraseTable([[true, 'is|are|was|were|has been|have been']])
export const notDone = phraseTable<'said' | 'gone' | 'open'>([
  [
    'said',
    [
      ...[
        'not',
        'is not',
        'are not',
        'was not',
        'were not',
        "isn't",
        "aren't",
        "wasn't",
        "weren't",
        'not yet',
      ],
      ...['never', 'was never', 'were never', 'has not been', 'have not been', "hasn't been", "haven't been"],
    ]
      .flatMap((not) => DONE_OR_GIVEN.split('|').map((word) => `${not} ${word}`))
      .join('|'),
  ],
  [
    'said',
    ['', 'is ', 'are ', 'was ', 'were ', 'is still ', 'still ']
      .flatMap((be) =>
        'unknown|undisclosed|unstated|unlisted|unspecified|unreported|withheld|confidential'
          .split('|')
          .map((word) => be + word),
      )
      .join('|'),
  ],
  [
    'gone',
    ['', 'is ', 'are ', 'was ', 'were ']
      .flatMap((be) => 'missing|blank|empty|left blank|left empty|n/a'.split('|').map((word) => be + word))
      .join('|'),
  ],
  [
    'open',
    ['', 'is ', 'are ', 'is still ', 'still ']
      .flatMap((be) => 'tbd|tba|to be determined'.split('|').map((word) => be + word))
      .join('|'),
  ],
])
export const leads = phraseTable([
  [true, 'with|where|whose|where the|with the|with a|with an|with its|that have the|the|and the|and'],
])
const DETAILS = 'info|information|data|figure|figures|value|values|details'
/** "rent data": with these a field is named as such, with an article or not. */
export const details = phraseTable([[true, DETAILS]])
export const ofField = phraseTable([
  [true, `${DETAILS}|number|name|names|at all|whatsoever|of any kind|in place`],
])
