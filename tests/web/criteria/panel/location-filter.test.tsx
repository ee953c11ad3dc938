import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocationFilter } from '../../../../web/criteria/panel/location-filter.tsx'

test('the slider of the radius says its miles as a word', () => {
  const spoken = [1, 10].map(
    (radius) =>
      /aria-valuetext="([^"]*)"/.exec(
        renderToStaticMarkup(<LocationFilter location="Katy" radius={radius} onChange={() => undefined} />),
      )?.[1],
  )
  expect(spoken).toEqual(['1 mile', '10 miles'])
})
