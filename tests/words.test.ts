import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Words that no user is shown, by what is said instead. */
const INSTEAD = {
  'properties, comps or database': /\b(?:the|your|this|that|whole|empty) book\b/i,
  'color, gray, meter, center, license': /\b(?:colour|grey|metre|kilometre|centre|licence)/i,
  'an ending in -ize':
    /\b(?:un)?(?:normal|neutral|recogn|organ|summar|author|categor|custom|minim|maxim)is(?:e|ing|ation)/i,
  'neighbor, favor, catalog, labeled, canceled':
    /\b(?:neighbour|favour|behaviour|labour|honour|catalogue|(?:label|cancel|travel|model)l(?:ed|ing))/i,
  'Nov 22, 2026': /\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{4}\b/i,
  "Can't reach the server": /\bserver does not answer(?! for\b)/i,
  '50%, without a space': /\d %(?!\w)/,
} as const
const ANY = new RegExp(
  Object.values(INSTEAD)
    .map(({ source }) => source)
    .join('|'),
  'i',
)

test('texts that users read are in American English, and speak of properties and comps instead of a book', () => {
  const paths = globSync('{web,edge,sync,db}/**/*.{ts,tsx}', { cwd: ROOT })
  expect(paths.length).toBeGreaterThan(1000)
  expect(
    paths.flatMap((path) => {
      const code = readFileSync(join(ROOT, path), 'utf8')
      // Most files are done with here: to parse them all takes seconds.
      return ANY.test(code) ? textsOf(path, code).flatMap((text) => faultsOf(text, path)) : []
    }),
  ).toEqual([])
})

test('a word that users should not read is found in markup, attributes, strings and templates', () => {
  const code = `
    import a from './centre of gravity.ts'
    const said = <p title="Grey pins">The whole book is{' '} empty: {\`\${n} of the book\`}</p>
    say('20 % of all', 'signed 22 Nov 2026', 'all colours', 'all colors', 'the book|your book', 'centre')
    throw new Error('The book is damaged.')`
  expect(textsOf('x.tsx', code).flatMap((text) => faultsOf(text, 'x'))).toEqual([
    'x: “Grey pins” should say: color, gray, meter, center, license',
    'x: “The whole book is” should say: properties, comps or database',
    'x: “ of the book” should say: properties, comps or database',
    'x: “20 % of all” should say: 50%, without a space',
    'x: “signed 22 Nov 2026” should say: Nov 22, 2026',
    'x: “all colours” should say: color, gray, meter, center, license',
  ])
})

function faultsOf(text: string, path: string): string[] {
  return Object.entries(INSTEAD).flatMap(([instead, pattern]) =>
    pattern.test(text) ? [`${path}: “${text}” should say: ${instead}`] : [],
  )
}

/**
 * The texts of a file that can reach a reader: strings of several words. Left out are lists of words that are understood
 * (`a|b`) and the messages of plain errors, which are never shown.
 */
function textsOf(path: string, code: string): string[] {
  const texts: string[] = []
  collect(parseSync(path, code).program)
  return texts.filter((text) => /\S\s+\S|\s\S/.test(text) && !text.includes('|'))

  function collect(node: object): void {
    if ('type' in node && (node.type === 'ImportDeclaration' || isPlainError(node))) return
    const text = textOf(node)
    if (text !== null) texts.push(text.replaceAll(/\s+/g, ' '))
    for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) collect(part)
  }
}

function isPlainError(node: object): boolean {
  const { type, callee } = node as Partial<ESTree.NewExpression>
  return (
    type === 'NewExpression' &&
    callee?.type === 'Identifier' &&
    ['Error', 'TypeError', 'BookUnreadable'].includes(callee.name)
  )
}

/** Of markup, a string or a part of a template; null of anything else. */
function textOf(node: object): string | null {
  const { type, value } = node as Partial<ESTree.StringLiteral | ESTree.JSXText | ESTree.TemplateElement>
  if (type === 'TemplateElement') return value?.raw ?? null
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : null
}
