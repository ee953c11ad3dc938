/** A rule of a style sheet: its selector or condition, and what is between its braces. */
interface Rule {
  prelude: string
  body: string
}

const GROUPING = /^@(media|supports|layer|container)\b/

/** Cuts a style sheet, or the body of a grouping rule, into its top-level rules. Comments must be gone. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let i = 0; i < css.length; i++) {
    const character = css[i]
    if (character === '{') {
      if (depth === 0) open = i
      depth++
    } else if (character === '}') {
      depth--
      if (depth === 0) {
        rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, i) })
        start = i + 1
      }
    } else if (character === ';' && depth === 0) start = i + 1
  }
  return rules
}

/** Cuts a selector list at its outermost commas. */
function selectorsOf(prelude: string): string[] {
  const selectors: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < prelude.length; i++) {
    const character = prelude[i]
    if (character === '(') depth++
    else if (character === ')') depth--
    else if (character === ',' && depth === 0) {
      selectors.push(prelude.slice(start, i).trim())
      start = i + 1
    }
  }
  selectors.push(prelude.slice(start).trim())
  return selectors
}

/**
 * Keeps the selectors `keep` says yes to, and drops rules left without one.
 * `keep` sees grouping rules too (`@media (...)`, `@supports ...`), and can drop them whole. `unusedToken` matches the
 * names of variables whose declarations go.
 */
export function pruneCss(css: string, keep: (selector: string) => boolean, unusedToken?: RegExp): string {
  let kept = ''
  for (const { prelude, body } of rulesOf(css.replace(/\/\*[\s\S]*?\*\//g, ''))) {
    if (GROUPING.test(prelude)) {
      const inner = keep(prelude) ? pruneCss(body, keep, unusedToken) : ''
      if (inner !== '') kept += `${prelude}{${inner}}\n`
    } else if (prelude.startsWith('@')) kept += `${prelude}{${body}}\n`
    else {
      const selectors = selectorsOf(prelude).filter(keep)
      const declarations = unusedToken === undefined ? body : withoutTokens(body, unusedToken)
      if (selectors.length > 0 && declarations.trim() !== '')
        kept += `${selectors.join(',')}{${declarations.trim()}}\n`
    }
  }
  return kept
}

function withoutTokens(body: string, unused: RegExp): string {
  return body.replace(/(--[\w-]+)\s*:[^;]*;?/g, (declaration, name: string) =>
    unused.test(name) ? '' : declaration,
  )
}
