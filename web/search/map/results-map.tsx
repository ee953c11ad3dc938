import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import { type ClusterCells, cellsInView, sameCells } from '../../../sync/book/spatial/cluster-cells.ts'
import { type Clusters, clusterPoints } from '../../../sync/book/spatial/clusters.ts'
import type { extentOf, MapPoints } from '../../../sync/book/spatial/map-points.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { BaseMap } from '../../map/base-map.tsx'
import type { MapFailure } from '../../map/base-map-props.ts'
import { DrawArea } from '../../map/draw/draw-area.tsx'
import { OnlyInView } from '../../map/draw/only-in-view.tsx'
import { MapControls } from '../../map/map-controls.tsx'
import { seenView } from '../../map/map-events.tsx'
import type { Box, Sprite } from '../../map/pins/sprite-canvas.ts'
import { paddedBounds } from '../../map/start-view.ts'
import type { HoverStore } from '../../property/hover-store.ts'
import { useTheme } from '../../ui/theme/theme.tsx'
import type { Theme } from '../../ui/theme/theme-store.ts'
import type { SearchState } from '../search-state.ts'
import type { SearchActions } from '../use-search-actions.ts'
import { HoveredMarkers } from './hovered-markers.tsx'
import { MapLegend } from './map-legend.tsx'
import { discSprite } from './markers/disc-sprite.ts'
import { MarkerLayer } from './markers/marker-layer.tsx'
import { type Marker, type MarkerLook, markersOf } from './markers/markers.ts'
import { OpenMarker } from './markers/open-marker.tsx'
import { pillSprite } from './markers/pill-sprite.ts'
import { CLOSEST_ZOOM, partsOfCluster } from './markers/split-cluster.ts'
import { FLY_MS, useFit } from './use-fit.ts'
import { useMapPointer } from './use-map-pointer.ts'

/** Where the map stands before there are results (specification, section 9). */
const HOUSTON = { latitude: 29.7604, longitude: -95.3698, zoom: 10 }

const NO_MARKERS: readonly Marker[] = []

interface ResultsMapProps {
  state: Pick<SearchState, 'mapFilter' | 'unit' | 'chips' | 'propertyAt' | 'slotOf' | 'areaShown'>
  mapPoints: MapPoints | null
  actions: Pick<SearchActions, 'setWithin' | 'setArea' | 'openProperty'>
  hovered: HoverStore
  /** Slots of what is found, in order; null before anything is. */
  found: Uint32Array | null
  extent: ReturnType<typeof extentOf> | null
  failed: MapFailure
  /** A property was picked on the map: the list is to show it. */
  onShow(slot: number): void
}

/** The found properties on a map. */
export function ResultsMap({
  state,
  mapPoints,
  actions,
  hovered,
  found,
  extent,
  failed,
  onShow,
}: ResultsMapProps) {
  const { mapFilter, unit } = state
  const { theme } = useTheme()
  const [map, setMap] = useState<MapInstance | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  const [open, setOpen] = useState<OpenAt | null>(null)
  const bounds = extent?.bounds ?? null
  const [start] = useState(() => (bounds === null ? HOUSTON : { bounds }))

  const clusters = useClusters(map, mapPoints, found)
  const markers = useMemo(
    () => (clusters === null || mapPoints === null ? NO_MARKERS : markersOf(clusters, mapPoints, unit)),
    [clusters, mapPoints, unit],
  )
  const spriteOf = useMemo(() => createSprites(theme), [theme])
  const startDrawing = (isDrawn: boolean) => {
    setDrawing(isDrawn)
    if (isDrawn) setOpen(null)
  }
  useFit(map, { question: questionOf(state.chips), bounds, isHeld: mapFilter.view !== undefined })

  function pick(marker: Marker | null) {
    setOpen(null)
    if (marker === null || map === null || mapPoints === null || found === null || clusters === null) return
    const { body } = spriteOf(marker.look)
    if (marker.look.kind === 'pill') {
      setOpen({ ids: [state.propertyAt(marker.slot).id], at: marker, body })
      onShow(marker.slot)
      return
    }
    const { members, bounds } = partsOfCluster(mapPoints, found, clusters, marker.cluster, map.getZoom())
    if (bounds === null) setOpen({ ids: members.map((slot) => state.propertyAt(slot).id), at: marker, body })
    else map.fitBounds(paddedBounds(bounds), { maxZoom: CLOSEST_ZOOM, duration: FLY_MS })
  }

  useMapPointer(map, {
    markers,
    spriteOf,
    enabled: !isDrawing,
    onPoint: (marker) =>
      hovered.hover(marker && { slot: marker.slot, has: (slot) => clusters?.of(slot) === marker.cluster }),
    onClick: pick,
  })

  const shown =
    found === null ? [] : (open?.ids ?? []).map(state.slotOf).filter((slot) => found.includes(slot))
  const pins = markers.filter(({ look }) => look.kind === 'pill').length
  return (
    <BaseMap
      label={found === null ? 'Map' : `Map of ${formatCount(extent?.located ?? 0)} properties`}
      start={start}
      onReady={setMap}
      failed={failed}
    >
      <MarkerLayer markers={markers} spriteOf={spriteOf} />
      <HoveredMarkers {...{ hovered, clusters, markers, spriteOf }} open={shown[0] ?? -1} />
      <OnlyInView within={mapFilter.view ?? null} onWithin={actions.setWithin} />
      <MapControls>
        <DrawArea
          area={mapFilter.area ?? null}
          onArea={actions.setArea}
          onDrawing={startDrawing}
          shown={state.areaShown}
        />
      </MapControls>
      <MapLegend unit={unit} hovered={hovered} clusters={clusters} />
      {open !== null && shown.length > 0 && (
        <OpenMarker
          at={open.at}
          body={open.body}
          slots={shown}
          propertyAt={state.propertyAt}
          unit={unit}
          onOpen={actions.openProperty}
          onClose={() => setOpen(null)}
        />
      )}
      <p className="visually-hidden" data-map-summary>
        {formatCount(pins)} pins and {formatCount(markers.length - pins)} groups of properties in and around
        the view
      </p>
    </BaseMap>
  )
}

/** What a popup shows: some properties, at a place. */
interface OpenAt {
  ids: readonly string[]
  at: LatLng
  body: Box
}

/** Names what is asked, but for what the map asks itself. */
function questionOf(chips: SearchState['chips']): string {
  const asked = chips
    .map(({ criterion }) => criterion)
    .filter(({ kind }) => kind !== 'area' && kind !== 'view')
  return JSON.stringify(asked)
}

/** The found properties as clusters for what is seen of the map, in the same render as the list. */
function useClusters(
  map: MapInstance | null,
  points: MapPoints | null,
  slots: Uint32Array | null,
): Clusters | null {
  const [cells, setCells] = useState<ClusterCells | null>(null)
  useEffect(() => {
    if (map === null) return
    const see = () => {
      const { bounds, zoom } = seenView(map)
      const next = cellsInView(bounds, zoom)
      setCells((last) => (last !== null && sameCells(last, next) ? last : next))
    }
    see()
    map.on('move', see)
    return () => void map.off('move', see)
  }, [map])
  return useMemo(
    () => (points === null || slots === null || cells === null ? null : clusterPoints(points, slots, cells)),
    [points, slots, cells],
  )
}

/** Far more than a screen holds. Beyond that, all are drawn again. */
const MOST_KEPT = 2_000

/** Draws each look of a marker once. */
function createSprites(theme: Theme): (look: MarkerLook) => Sprite {
  const kept = new Map<string, Sprite>()
  return (look) => {
    let sprite = kept.get(look.key)
    if (sprite === undefined) {
      sprite = look.kind === 'pill' ? pillSprite(look, theme) : discSprite(look, theme)
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(look.key, sprite)
    }
    return sprite
  }
}
