import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../../edge/settings/project.ts'
import { nameMedia } from '../../../web/build/named-media.ts'
import { MEDIA } from '../../../web/styles/breakpoints.ts'

/** Widths, px, at which parts of a screen change with the room they have. */
const CONTAINER_WIDTHS = new Set(
  '179 230 260 299 400 447 479 519 599 639 699 799 859 899 940 979 1079 1109 1199 1239 1499 1599'.split(' '),
)
/** Widths of the window that only one place needs: the names of the header, and the assistant's two panes. */
const WINDOW_WIDTHS = new Set(['699', '799', '1640'])

const sheets = globSync('web/**/*.css', { cwd: PROJECT }).map((path) => ({
  path,
  css: readFileSync(join(PROJECT, path), 'utf8'),
}))
const widthsIn = (css: string, rule: 'container' | 'media') =>
  [...css.matchAll(new RegExp(`@${rule}[^{]*\\{`, 'g'))].flatMap(([text]) => text.match(/\d+(?=px)/g) ?? [])

test('parts of a screen change at the decided widths, and the window at the named ones', () => {
  const undecided = sheets.flatMap(({ path, css }) => {
    const widths = [
      ...widthsIn(css, 'container').filter((width) => !CONTAINER_WIDTHS.has(width)),
      ...widthsIn(css, 'media').filter((width) => !WINDOW_WIDTHS.has(width)),
    ]
    return widths.map((width) => `${path}: ${width}`)
  })
  expect(undecided).toEqual([])
})

test('a style sheet names media queries, alone and together', () => {
  expect(nameMedia('@media (--phone), (--low) { .a { color: var(--ink) } }', MEDIA)).toBe(
    '@media (max-width: 639px), (max-height: 599px) { .a { color: var(--ink) } }',
  )
  expect(() => nameMedia('@media (--tablet) { }', MEDIA)).toThrow('There is no media query named --tablet.')
})
