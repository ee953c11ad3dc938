import { expect, test } from 'vitest'
import { renderInThread } from '../../../edge/local/rendering/render-in-thread.ts'

const picture = (words: string) =>
  renderInThread.rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="30"><rect width="200" height="30" fill="#fff"/><text x="5" y="20" font-size="14" font-family="Inter">${words}</text></svg>`,
  )

test('a name in letters that no font has is drawn as boxes, never left out', async () => {
  const [blank, boxes] = await Promise.all([picture(''), picture('□□ Park')])
  expect(boxes).not.toEqual(blank)
  expect(await picture('物流 Park')).toEqual(boxes)
  expect(await picture('👷‍♀️🏭 Park')).toEqual(boxes)
  expect(await picture('מס Park')).toEqual(boxes)
})

test.each(['Łódź', 'Αθήνα', 'Москва', 'Đà Nẵng'])('%s is drawn in its letters', async (name) => {
  const boxes = await picture('□'.repeat(name.length))
  expect(await picture(name)).not.toEqual(boxes)
  expect(await picture(name)).not.toEqual(await picture(''))
})
