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
import { openBookLine } from './data/book/book-line.ts'
import { rememberedMe } from './data/session/me.ts'
import { preloadScreen } from './screen-code.ts'

// Small and before all else: the worker gets the book, and the screen its code, while the app is still being read.
const line = openBookLine()
const me = rememberedMe()
line.tell(me === null ? { kind: 'ahead' } : { kind: 'open', userId: me.id, teamId: me.teamId })
preloadScreen(location.pathname)

const { startApp } = await import('./app.tsx')
startApp(line, me)
