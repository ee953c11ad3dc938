import { expect, test } from 'vitest'
import { weighBuild } from '../bench/bundle.ts'

/** What a first visit may load to show its first results, gzipped. */
const MOST_JS_KB = 170
const MOST_CSS_KB = 20

test('a first visit to the search loads no more than was allowed, and nothing of maps, PDFs or the assistant', () => {
  const weight = weighBuild()
  expect(weight.first_route_js_gzip_kb).toBeGreaterThan(0)
  expect(weight.first_route_js_gzip_kb).toBeLessThanOrEqual(MOST_JS_KB)
  expect(weight.first_route_css_gzip_kb).toBeLessThanOrEqual(MOST_CSS_KB)
  expect(weight.files_of_maps_pdf_or_chat).toBe(0)
})
