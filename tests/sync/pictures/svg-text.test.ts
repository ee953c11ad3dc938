import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText, textWidth } from '../../../sync/pictures/svg-text.ts'

test('markup is text', () => {
  expect(escapeText(`<script>alert("x") & 'y'</script>`)).toBe(
    '&lt;script&gt;alert(&quot;x&quot;) &amp; &#39;y&#39;&lt;/script&gt;',
  )
})

test('what no XML document may hold is left out, all else stays', () => {
  expect(escapeText('a\0b\u0007c\ud800d\ufffee')).toBe('abcde')
  expect(escapeText('Peña 🏭 مستودع 倉庫\n\t')).toBe('Peña 🏭 مستودع 倉庫\n\t')
})

test('no text, escaped, can end an attribute or begin a tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeText(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/)
    }),
  )
})

test('wider letters make wider words, bold ones too', () => {
  expect(textWidth('WWW', 10)).toBeGreaterThan(textWidth('iii', 10) * 2)
  expect(textWidth('Houston', 10, true)).toBeGreaterThan(textWidth('Houston', 10))
})
