import { loadAnew } from './data/load-anew.ts'

/** Loads the app; where it does not come, the page says so and is loaded anew. */
export async function loadApp(): Promise<typeof import('./app.tsx')> {
  try {
    return await import('./app.tsx')
  } catch {
    const words = document.createElement('p')
    words.className = 'radix-themes not-loaded'
    words.role = 'alert'
    words.textContent = 'Clearheight could not be loaded. It comes up by itself once the server answers.'
    document.querySelector('#root')?.replaceChildren(words)
    return await loadAnew()
  }
}
