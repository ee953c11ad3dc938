import { GROUND } from './ground-rules.ts'
import type { PlacedLabel } from './label.ts'
import { escapeText, MIDDLE_TO_BASE, px } from './svg-text.ts'

const SHIELD = { fill: '#ffffff', line: '#b4bcd3', ink: GROUND.roadLabel } as const

/** The words of the map as SVG. */
export function drawLabels(placed: readonly PlacedLabel[]): string {
  const shields = placed.filter(({ label }) => label.kind === 'shield').map(shield)
  const words = placed.filter(({ label }) => label.kind !== 'shield').map(haloed)
  return (
    `<g font-size="10" font-weight="700" fill="${SHIELD.ink}" text-anchor="middle">${shields.join('')}</g>` +
    `<g fill="${GROUND.label}" stroke="${GROUND.casing}" stroke-opacity="0.85" stroke-linejoin="round" ` +
    `paint-order="stroke" text-anchor="middle">${words.join('')}</g>`
  )
}

function shield({ label, spot }: PlacedLabel): string {
  const { width, height, text, size } = label
  return (
    `<rect x="${px(spot.x - width / 2)}" y="${px(spot.y - height / 2)}" width="${px(width)}" height="${px(height)}" ` +
    `rx="3" fill="${SHIELD.fill}" stroke="${SHIELD.line}"/>` +
    `<text x="${px(spot.x)}" y="${px(spot.y + size * MIDDLE_TO_BASE)}">${escapeText(text)}</text>`
  )
}

function haloed({ label, spot }: PlacedLabel): string {
  const { size, bold, text } = label
  const turned = spot.angle === 0 ? '' : ` transform="rotate(${px(spot.angle)} ${px(spot.x)} ${px(spot.y)})"`
  return (
    `<text x="${px(spot.x)}" y="${px(spot.y + size * MIDDLE_TO_BASE)}" font-size="${px(size)}" ` +
    `stroke-width="3"${bold ? ' font-weight="700"' : ''}${turned}>${escapeText(text)}</text>`
  )
}
