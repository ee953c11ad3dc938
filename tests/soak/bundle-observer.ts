import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ENTRY = fileURLToPath(new URL('observer.ts', import.meta.url))

/** The observer as one script for pages. */
export async function bundleObserver(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'esnext', lib: { entry: ENTRY, formats: ['iife'], name: 'soakObserver' } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  for (const output of outputs) {
    if ('output' in output) return output.output[0].code
  }
  throw new Error('The observer was not bundled.')
}
