import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TIER_COLORS } from '../../../../sync/domain/rents/tier-colors.ts'

const [light = '', dark = ''] = readFileSync('web/styles/tokens.css', 'utf8').split('.dark .radix-themes')

test.each([
  ['light', light],
  ['dark', dark],
] as const)('the style sheet and the pictures paint rent tiers alike in the %s theme', (theme, css) => {
  const inCss = [...css.matchAll(/--ch-tier-(\d): (#\w{6});/g)].map(([, tier, fill]) => [tier, fill])
  const fills = Object.entries(TIER_COLORS[theme]).map(([tier, { fill }]) => [tier, fill])
  expect(inCss).toEqual(fills)
})
