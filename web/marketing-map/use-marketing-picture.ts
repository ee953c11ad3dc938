import { useEffect, useState } from 'react'
import { mappedOf } from '../../sync/documents/document-map.ts'
import { type MarketingMap, marketingMap } from '../../sync/pictures/marketing/marketing-map.ts'
import { toast } from '../ui/toast.tsx'
import { openPictureMaker, type PictureMaker } from './draw-in-turn.ts'
import type { MapSource } from './map-source.ts'
import { MAP_WORDS } from './marketing-map-words.ts'

/** The set has to stand still for so long before it is drawn: not while a radius is dragged. */
const STILL_MS = 350
/** So many rows take a moment of the page's own time, and wait for a longer rest. */
const MANY = { rows: 3_000, stillMs: 1_500 } as const

export interface Picture {
  readonly map: MarketingMap
  readonly svg: string
  /** For `<img>`. */
  readonly address: string
}

export interface MarketingPicture {
  /** The last one drawn; null before the first. */
  readonly picture: Picture | null
  /** True where the picture is not, or not yet, that of the source. */
  readonly isDrawing: boolean
  readonly hasFailed: boolean
  retry(): void
}

interface Drawn {
  readonly key: string
  readonly source: MapSource
  /** Null where it could not be drawn. */
  readonly picture: Picture | null
}

/** The marketing map of a source, drawn once the source stands still. Tells of a failure in a toast. */
export function useMarketingPicture(source: MapSource, numbered: boolean): MarketingPicture {
  const [maker, setMaker] = useState<PictureMaker | null>(null)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [tries, setTries] = useState(0)
  const key = `${numbered} ${tries}`

  useEffect(() => {
    const opened = openPictureMaker()
    setMaker(opened)
    return () => opened.close()
  }, [])

  useEffect(() => {
    if (maker === null || source.count === 0) return
    let isWanted = true
    const settle = (picture: Picture | null) => {
      if (isWanted) setDrawn({ key, source, picture })
    }
    const draw = async () => {
      try {
        const map = marketingMap({ ...mappedOf(source.document()), numbered })
        const svg = await maker.draw(map, () => isWanted)
        if (svg === null) return
        settle({ map, svg, address: `data:image/svg+xml,${encodeURIComponent(svg)}` })
      } catch {
        if (!isWanted) return
        settle(null)
        toast({
          ...MAP_WORDS.failed,
          kind: 'error',
          action: { label: 'Try again', words: 'Press Try Again', run: () => setTries((last) => last + 1) },
        })
      }
    }
    const timer = setTimeout(() => void draw(), source.count > MANY.rows ? MANY.stillMs : STILL_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [maker, source, numbered, key])

  const isCurrent = drawn?.key === key && drawn.source === source
  return {
    picture: drawn?.picture ?? null,
    isDrawing: !isCurrent,
    hasFailed: isCurrent && drawn.picture === null,
    retry: () => setTries((last) => last + 1),
  }
}
