import { expect, test } from 'vitest'
import { GROUND_COLORS } from '../../../sync/maps/ground-colors.ts'
import { darkPicture } from '../../../sync/pictures/dark-picture.ts'

const { light, dark } = GROUND_COLORS

test('the ground of a picture turns dark; pins, and words that look like colors, stay', () => {
  const pictureOn = ({ water, land }: Record<'water' | 'land', string>) =>
    `<path fill="${water}" stroke="${land}"/><circle fill="#cf3a22"/><text>${light.water}</text>`
  expect(darkPicture(pictureOn(light))).toBe(pictureOn(dark))
})
