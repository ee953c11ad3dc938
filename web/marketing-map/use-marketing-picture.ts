import { useEffect, useState } from 'react'
import { useFirmName } from '../data/session/use-firm-name.ts'
import { toast } from '../ui/layers/toast.tsx'
import { openPictureMaker, type PictureMaker } from './draw-in-turn.ts'
import { drawPicture, type Picture, type PictureAsked } from './draw-picture.ts'
import type { MapSource } from './map-source.ts'
import { MAP_WORDS } from './marketing-map-words.ts'

/** The set has to stand still for so long before it is drawn: not while a radius is dragged. */
const STILL_MS = 350
/** With so many rows the picture is drawn only once they no longer change. */
const MANY = { rows: 3_000, stillMs: 1_500 } as const

export interface MarketingPicture {
  /** The last one drawn; null before the first. */
  readonly picture: Picture | null
  /** True where the picture is not, or not yet, that of the source. */
  readonly isDrawing: boolean
  readonly hasFailed: boolean
  retry(): void
  /** The address of what a client gets. Throws where it cannot be drawn. */
  full(): Promise<string>
}

interface Drawn {
  readonly key: string
  readonly source: MapSource
  /** Null where it could not be drawn. */
  readonly picture: Picture | null
}

/** The marketing map of a source, drawn once the source stands still. Tells of a failure in a toast. */
export function useMarketingPicture(
  source: MapSource,
  { numbered, size }: Omit<PictureAsked, 'firm'>,
): MarketingPicture {
  const firm = useFirmName()
  const [maker, setMaker] = useState<PictureMaker | null>(null)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [tries, setTries] = useState(0)
  const key = JSON.stringify([numbered, firm, tries])

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
        const picture = await drawPicture(maker, source, { numbered, firm, size }, () => isWanted)
        if (picture !== null) settle(picture)
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
  }, [maker, source, numbered, firm, size, key])

  const isCurrent = drawn?.key === key && drawn.source === source
  return {
    picture: drawn?.picture ?? null,
    isDrawing: !isCurrent,
    hasFailed: isCurrent && drawn.picture === null,
    retry: () => setTries((last) => last + 1),
    async full() {
      if (size === 'full' && isCurrent && drawn.picture !== null) return drawn.picture.address
      const picture =
        maker === null ? null : await drawPicture(maker, source, { numbered, firm, size: 'full' }, () => true)
      if (picture === null) throw new Error('There is nothing to draw with.')
      return picture.address
    },
  }
}
