import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RentFilter } from '../../../../web/criteria/panel/rent-filter.tsx'
import { BoundsInputs } from '../../../../web/ui/fields/bounds-inputs.tsx'

const nothing = () => undefined

test('the field of a rent that bars were picked to says that it is below it', () => {
  const html = renderToStaticMarkup(
    <RentFilter
      histogram={{ from: 0.5, counts: [1, 2, 3, 4, 5] }}
      bounds={{ minRent: 0.6, maxRent: 0.649999 }}
      unit="month"
      problem={undefined}
      onChange={nothing}
    />,
  )
  expect(html).toMatch(/&lt;<\/div>|&lt;<\/span>/)
  expect(html).toContain('value="0.65"')
  expect(html).not.toContain('value="0.649999"')
})

test('a field of any other bound has no sign before it', () => {
  const html = renderToStaticMarkup(
    <BoundsInputs of="size" min={1} max={2} onMin={nothing} onMax={nothing} />,
  )
  expect(html).not.toContain('&lt;')
})
