import './styles/reset.css'
import '@radix-ui/themes/tokens/colors/slate.css'
import '@radix-ui/themes/tokens/colors/indigo.css'
import '@radix-ui/themes/tokens/colors/red.css'
import '@radix-ui/themes/tokens/colors/amber.css'
import '@radix-ui/themes/tokens/colors/grass.css'
import '@radix-ui/themes/tokens/base.css'
import '@radix-ui/themes/components.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/themes.css'
import './styles/base.css'
import { allowStorage } from './allow-storage.ts'
import { openBookWorker } from './data/book/book-worker-client.ts'
import { fetchBootstrap } from './data/fetch-bootstrap.ts'
import { type Me, rememberedMe } from './data/me.ts'
import { reloadWhenOnline } from './data/reload-when-online.ts'
import { signedOut } from './data/session/signed-out-mark.ts'
import { isBareSearch } from './is-bare-search.ts'
import { preloadScreen } from './screen-code.ts'

allowStorage()
window.firstScriptCame()
// First of all: the worker fetches the book, and the screen's code is loaded, while the app is still being parsed.
const line = openBookWorker()
const open = ({ id, teamId }: Me): void => line.post({ kind: 'open', userId: id, teamId })
const known = rememberedMe()
const isNew = known === null && signedOut() === null
const standsAlone = isNew && isBareSearch(location)
preloadScreen(location.pathname)
const asked = isNew ? fetchBootstrap() : null
if (known !== null) open(known)
if (isNew && !standsAlone) {
  line.post({ kind: 'ahead' })
  void asked?.then((bootstrap) => bootstrap && open(bootstrap.me))
}

// The first number a browser formats takes it 9 ms: now, while the app is on its way.
new Intl.NumberFormat('en-US')

const [{ startApp }, bootstrap] = await Promise.all([loadApp(), asked])
if (standsAlone && bootstrap === null) line.post({ kind: 'ahead' })
startApp(line, standsAlone ? null : (bootstrap?.me ?? known), bootstrap)

declare global {
  interface Window {
    /** Of the document itself: says in place of the app that it could not be loaded. */
    sayNotLoaded(): void
    /** Of the document too, which counts how often the first script did not come, to pause longer each time. */
    firstScriptCame(): void
  }
}

/** Loads the app; where it does not come, the page says so and is loaded again. */
async function loadApp(): Promise<typeof import('./app.tsx')> {
  try {
    return await import('./app.tsx')
  } catch {
    window.sayNotLoaded()
    return await reloadWhenOnline()
  }
}
