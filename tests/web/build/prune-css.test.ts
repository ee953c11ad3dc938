import { expect, test } from 'vitest'
import { pruneCss } from '../../../web/build/prune-css.ts'

const without = (unwanted: RegExp) => (css: string) => pruneCss(css, (selector) => !unwanted.test(selector))

test('selectors that are not kept go, and rules and groups left empty go with them', () => {
  const css = `
    /* .a { } */
    .a:where(.b, .c), .gone > i { color: red; background: url("x;y") }
    .gone { color: blue }
    @media (min-width: 9px) { .gone { top: 0 } .a { top: 0 } }
    @supports (color: red) { @media print { .gone { top: 0 } } }
    @keyframes turn { from { rotate: 0 } to { rotate: 1turn } }
  `
  expect(without(/gone/)(css).split('\n').filter(Boolean)).toEqual([
    '.a:where(.b, .c){color: red; background: url("x;y")}',
    '@media (min-width: 9px){.a{top: 0}',
    '}',
    '@keyframes turn{ from { rotate: 0 } to { rotate: 1turn } }',
  ])
})

test('a group can be dropped whole', () => {
  expect(without(/color-gamut/)('@media (color-gamut: p3) { .a { top: 0 } } .a { top: 1px }')).toBe(
    '.a{top: 1px}\n',
  )
})

test('declarations of variables that nothing reads go, and rules left empty with them', () => {
  const css =
    '.a { --tab-size: 1px; --space-1: calc(4px * var(--tab-size)); color: red } .b { --tab-size: 2px }'
  expect(pruneCss(css, () => true, /^--tab-/).split('\n')).toEqual([
    '.a{--space-1: calc(4px * var(--tab-size)); color: red}',
    '',
  ])
})
