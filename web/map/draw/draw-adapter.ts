import type { Map as MapInstance } from 'maplibre-gl'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'

/** Draws on a map, and leaves alone a cursor that something else on the map has set. */
export class DrawAdapter extends TerraDrawMapLibreGLAdapter<MapInstance> {
  #isOwn = false

  override setCursor(cursor: Parameters<TerraDrawMapLibreGLAdapter<MapInstance>['setCursor']>[0]): void {
    const isNone = cursor === 'unset'
    if (isNone && !this.#isOwn) return
    this.#isOwn = !isNone
    super.setCursor(cursor)
  }
}
