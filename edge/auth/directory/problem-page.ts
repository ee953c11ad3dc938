import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { LOGIN_PATH } from '../../../sync/api/paths.ts'
import { sourceHash } from '../../http/content-security.ts'
import { NOTHING_LOADS } from '../../http/security-headers.ts'

/** Why nobody was signed in. */
export type SignInProblem =
  | 'away'
  | 'garbled'
  | 'expired'
  | 'stopped'
  | 'refused'
  | 'no_team'
  | 'not_invited'
  | 'disabled'
  | 'no_database'
  | 'too_many'

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-height: 100vh }
main { max-width: 26rem; padding: 2rem }
h1 { font-size: 1.25rem; line-height: 1.3 }
a { color: inherit }`

interface Told {
  readonly status: 400 | 403 | 429 | 502 | 503
  readonly title: string
  sentence(provider: string): string
}

const TOLD: Readonly<Record<SignInProblem, Told>> = {
  away: {
    status: 503,
    title: 'Sign-in is not available',
    sentence: (provider) => `Can't reach ${provider}. Please try again in a moment.`,
  },
  garbled: {
    status: 502,
    title: 'Sign-in did not work',
    sentence: (provider) =>
      `The answer of ${provider} could not be used. Try again; if that does not help, tell whoever looks after Clearheight in your company.`,
  },
  expired: {
    status: 400,
    title: 'Sign-in was not finished',
    sentence: () => 'It took longer than ten minutes, or was begun in another tab or browser.',
  },
  stopped: {
    status: 400,
    title: 'You are not signed in',
    sentence: (provider) => `Sign-in was stopped at ${provider}.`,
  },
  refused: {
    status: 403,
    title: 'This account may not come in',
    sentence: () =>
      'It is not of a company that uses Clearheight here. Sign in with another account, or ask whoever looks after Clearheight in your company to let yours in.',
  },
  no_team: {
    status: 403,
    title: 'You are in no team yet',
    sentence: () =>
      'Your account is known, but belongs to no team here. Ask an administrator of Clearheight in your company to add you.',
  },
  not_invited: {
    status: 403,
    title: 'You are not invited yet',
    sentence: () =>
      'Clearheight is by invitation here. Ask an administrator in your company to invite your address, then sign in again.',
  },
  disabled: {
    status: 403,
    title: 'This account is disabled',
    sentence: () => 'An administrator of your team has disabled it. Ask them to enable it again.',
  },
  no_database: {
    status: 503,
    title: 'Sign-in is not available',
    sentence: () => 'The database does not answer. Please try again in a moment.',
  },
  too_many: {
    status: 429,
    title: 'Too many sign-ins',
    sentence: () => 'Too many people, or one program, signed in from this address. Try again in a minute.',
  },
}

/** A page that says why nobody was signed in, and has the way to try again. It runs and loads nothing. */
export async function problemPage(
  c: Context,
  problem: SignInProblem,
  { providerName, returnTo }: { providerName: string; returnTo: string },
): Promise<Response> {
  const { status, title, sentence } = TOLD[problem]
  c.header('Content-Security-Policy', `${NOTHING_LOADS}; style-src ${await sourceHash(STYLE)}`)
  // The address of this page may hold a code.
  c.header('Referrer-Policy', 'no-referrer')
  const again = `${LOGIN_PATH}?${new URLSearchParams({ returnTo })}`
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Clearheight</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence(providerName)}</p>
<p><a href="${again}">Sign in with ${providerName}</a></p>
</main>
</body>
</html>
`
  return c.html(page, status)
}
