import styles from './base-map.module.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { CatchBoundary } from '@tanstack/react-router'
import { addProtocol, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { type ErrorEvent, Map as MapView } from 'react-map-gl/maplibre'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import type { BaseMapProps, MapFailure } from './base-map-props.ts'
import { BasemapNotice } from './basemap/basemap-notice.tsx'
import { tileFiles } from './basemap/tile-files.ts'
import { useBasemap } from './basemap/use-basemap.ts'
import { BasemapDrawn } from './basemap-drawn.ts'
import { DrawnBasemap } from './drawn-basemap.tsx'
import { MapCredits } from './map-credits.tsx'
import { MapEvents } from './map-events.tsx'
import { mapFailed } from './map-failed.tsx'
import { MapSkeleton } from './map-skeleton.tsx'
import { initialView, middleOf } from './start-view.ts'

const CRASHED = 'Something went wrong while drawing it.'

/** The map everything else is drawn on: basemap with fallback, credits, and the failed state. */
export function BaseMap({ failed = mapFailed, ...props }: BaseMapProps): ReactNode {
  const [tries, setTries] = useState(0)
  const again = () => setTries((last) => last + 1)
  return (
    <CatchBoundary getResetKey={() => tries} errorComponent={() => failed(CRASHED, again)}>
      <Drawable key={tries} {...props} failed={failed} again={again} />
    </CatchBoundary>
  )
}

interface DrawableProps extends BaseMapProps {
  failed: MapFailure
  /** Draws all of it again. */
  again(): void
}

function Drawable(props: DrawableProps): ReactNode {
  const { kind = 'streets', start, inScroller = false, onDetail, failed, again, children } = props
  const [view] = useState(() => initialView(start))
  const center = useRef<LatLng & { zoom: number }>(middleOf(start))
  const basemap = useBasemap(
    kind,
    useCallback(() => center.current, []),
  )
  const [crash, setCrash] = useState<string | null>(null)
  const [drawn, setDrawn] = useState(false)
  if (crash !== null) return failed(crash, again)
  if (basemap.failure !== null) return failed(basemap.failure, basemap.retry)

  return (
    <div className={styles.frame}>
      <div className={styles.map} aria-busy={!drawn}>
        <MapView
          initialViewState={view}
          attributionControl={false}
          cooperativeGestures={inScroller}
          dragRotate={false}
          touchPitch={false}
          pitchWithRotate={false}
          onError={({ target, error }: ErrorEvent) => setCrash((last) => last ?? crashOf(target, error))}
        >
          <MapEvents {...props} center={center} />
          <DrawnBasemap {...basemap} onDrawn={() => setDrawn(true)} {...(onDetail && { onDetail })} />
          <MapCredits basemap={basemap.shown?.basemap ?? null} />
          <BasemapDrawn value={drawn}>{children}</BasemapDrawn>
        </MapView>
        {!drawn && <MapSkeleton />}
      </div>
      {basemap.notice !== null && <BasemapNotice words={basemap.notice} onRetry={basemap.retry} />}
    </div>
  )
}

/** Why there is no map any more, or null for an error it lives on with. `target` is null before there is a map. */
function crashOf(target: unknown, error: Error): string | null {
  if (error.name === 'GPUInitializationError') return 'This browser cannot draw maps: it has no WebGL 2.'
  return target === null ? CRASHED : null
}

// MapLibre would look for its worker beside itself, where the build has not put it.
setWorkerUrl(workerUrl)
addProtocol('pmtiles', tileFiles.tile)
