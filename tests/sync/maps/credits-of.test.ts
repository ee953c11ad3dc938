import { expect, test } from 'vitest'
import { creditsOf } from '../../../sync/maps/credits-of.ts'

test.each([
  ['© OpenStreetMap contributors', [{ text: '© OpenStreetMap contributors', href: null }]],
  [
    '<a href="https://github.com/protomaps/basemaps">Protomaps</a> © <a href="https://openstreetmap.org">OpenStreetMap</a>',
    [
      { text: 'Protomaps', href: 'https://github.com/protomaps/basemaps' },
      { text: '© OpenStreetMap', href: 'https://openstreetmap.org' },
    ],
  ],
  [
    "<a target='_blank' href='https://a.example/?x=1'>&copy; A &amp; <b>B</b></a> | Data of C",
    [
      { text: '© A & B', href: 'https://a.example/?x=1' },
      { text: 'Data of C', href: null },
    ],
  ],
  ['<a href="javascript:alert(1)">Evil</a><img src=x onerror=alert(1)>', [{ text: 'Evil', href: null }]],
  ['', []],
])('%s', (attribution, expected) => {
  expect(creditsOf(attribution)).toEqual(expected)
})
