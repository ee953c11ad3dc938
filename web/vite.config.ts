import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sharedMapWorker } from './build/shared-map-worker.ts'
import { themesCss } from './build/themes-css.ts'
import { withoutWebgpu } from './build/without-webgpu.ts'

/** Where the API and the sync socket are while Vite serves the app in development. */
const EDGE = 'http://localhost:8787'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    sharedMapWorker(),
    withoutWebgpu(),
    themesCss({
      components: ['BaseButton', 'Button', 'IconButton', 'TextField', 'Badge', 'Spinner', 'Flex'],
      colors: ['indigo', 'gray', 'slate', 'red', 'amber', 'grass'],
    }),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'esnext',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': EDGE, '/zero': { target: EDGE, ws: true } } },
})
