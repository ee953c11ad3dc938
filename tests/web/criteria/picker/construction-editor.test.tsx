import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { ConstructionEditor } from '../../../../web/criteria/picker/construction-editor.tsx'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

test('kinds of construction have no counts until words can be searched', () => {
  const base = makeBase(1, [
    makeProperty({ id: 'tilt', notes: 'Tilt wall, built 1998' }),
    makeProperty({ id: 'metal', notes: 'Metal building' }),
    makeProperty({ id: 'plain' }),
  ])
  const countOfTiltWall = (textIndex: typeof base.textIndex) => {
    const book = overlay({ ...base, textIndex }, [])
    const shown = <ConstructionEditor book={book} slots={Uint32Array.of(0, 1, 2)} onDone={() => undefined} />
    return /Tilt wall<span[^>]*>([^<]*)</.exec(renderToStaticMarkup(shown))?.[1]
  }
  expect([countOfTiltWall(null), countOfTiltWall(base.textIndex)]).toEqual(['', '1'])
})
