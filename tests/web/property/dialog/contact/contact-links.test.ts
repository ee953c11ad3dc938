import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  brochureHref,
  messageHref,
  telephoneHref,
} from '../../../../../web/property/dialog/contact/contact-links.ts'

test.each([
  ['(713) 555-0142', 'tel:7135550142'],
  ['713.555.0142 x12', 'tel:7135550142;ext=12'],
  ['+1 713 555 0142 ext. 7', 'tel:+17135550142;ext=7'],
  ['713-555-0142 / 832-555-0126', 'tel:7135550142'],
  ['call the office', null],
  ['0142', null],
  [null, null],
])('the telephone number %j calls %j', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href)
})

test.each([
  ['dana@ridgeline.example', 'mailto:dana@ridgeline.example?subject=Plant%20%26%20Yard'],
  ['dana+comps@ridgeline.example', 'mailto:dana%2Bcomps@ridgeline.example?subject=Plant%20%26%20Yard'],
  ['dana@a.example?bcc=other@b.example', null],
  ['dana@a.example, sam@b.example', null],
  ['n/a', null],
  [null, null],
])('the mailbox %j is written to at %j', (email, href) => {
  expect(messageHref(email, 'Plant & Yard')).toBe(href)
})

test.each([
  ['https://files.example/b.pdf', 'https://files.example/b.pdf'],
  ['http://files.example/b c.pdf', 'http://files.example/b%20c.pdf'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['//files.example/b.pdf', null],
  ['files.example/b.pdf', null],
  ['C:\\deals\\b.pdf', null],
  ['', null],
  [null, null],
])('the brochure %j is linked as %j', (url, href) => {
  expect(brochureHref(url)).toBe(href)
})

test('whatever a cell holds, no link is of another kind than its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(telephoneHref(text) ?? 'tel:').toMatch(/^tel:[+\d]*(;ext=\d+)?$/)
      expect(messageHref(text, text) ?? 'mailto:').toMatch(/^mailto:[^\s<>"]*$/)
      expect(brochureHref(text) ?? 'https:').toMatch(/^https?:/)
    }),
  )
})
