import { type Plugin, transformWithOxc } from 'vite'

const BUNDLE = '/dist/maplibre-gl.mjs'
const WORKER = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
const WORKER_URL = '\0map-worker-url'
/** MapLibre's own sources, which it ships beside its bundles. */
const SOURCE = /[\\/]maplibre-gl[\\/]src[\\/].*\.ts$/
/** Where react-map-gl takes in all of MapLibre, and the parts of it that are drawn here. */
const REACT_MAP = /[\\/]react-maplibre[\\/]dist[\\/]components[\\/]map\.js$/
const ALL = "import('maplibre-gl')"
const WHAT_IS_USED = `import { Map as UsedMap, Marker, Popup } from 'maplibre-gl'
const used = { Map: UsedMap, Marker, Popup }`

/**
 * MapLibre ships its page and its worker as two bundles, and nearly all of the worker is in the page's as well. Built
 * from its sources, both load what they share as one file: 315 KB gzipped in place of 440.
 */
export function sharedMapWorker(): Plugin {
  let folder = ''
  return {
    name: 'shared-map-worker',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === WORKER) return WORKER_URL
      if (id !== 'maplibre-gl') return undefined
      const bundle = (await this.resolve(id, importer, { skipSelf: true }))?.id
      if (bundle === undefined || !bundle.endsWith(BUNDLE)) {
        return this.error(`MapLibre is not built as it was: there is no ${BUNDLE}.`)
      }
      folder = bundle.slice(0, -BUNDLE.length)
      return `${folder}/src/index.ts`
    },
    async load(id) {
      if (id !== WORKER_URL) return undefined
      if (folder === '') await this.resolve('maplibre-gl')
      const file = this.emitFile({ type: 'chunk', id: `${folder}/src/source/worker.ts`, name: 'map-worker' })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    transform: {
      filter: { id: [SOURCE, REACT_MAP] },
      handler(code, id) {
        if (REACT_MAP.test(id)) {
          if (!code.includes(ALL)) this.error('react-map-gl no longer takes in MapLibre as it did.')
          return `${WHAT_IS_USED}\n${code.replace(ALL, 'used')}`
        }
        // As MapLibre's own build has it: a field that is only declared is no field.
        return transformWithOxc(code, id, {
          typescript: { removeClassFieldsWithoutInitializer: true },
          assumptions: { setPublicClassFields: true },
        })
      },
    },
  }
}
