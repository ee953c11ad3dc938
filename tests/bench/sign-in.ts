import type { Page, Request } from 'playwright-core'
import { freePort } from '../../edge/local/process/free-port.ts'
import { CALLBACK_PATH, LOGIN_PATH } from '../../sync/api/paths.ts'
import { launchChromium } from '../chromium.ts'
import { signInAs, startWithDirectory } from '../web/product-with-directory.ts'
import { firstResults, noteFirstResults, SHOWN, WINDOW } from './browser/first-results.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { untilQuiet } from './until-quiet.ts'

const ROUNDS = 5
const WITHIN_MS = 60_000
const ME_CALLS = 300

/**
 * A sign-in by a directory on this machine, from its answer to the first results, beside a reload of the same page; and
 * how long it takes to say who is signed in. On the sample's properties.
 */
export async function benchSignIn(): Promise<BenchFigures> {
  await using cleanUp = new AsyncDisposableStack()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  await startWithDirectory(cleanUp, { port, origin, env: { SAMPLE: 'on' } })
  const browser = await launchChromium()
  cleanUp.defer(() => browser.close())
  const context = await browser.newContext({ viewport: WINDOW })
  await context.route(/fonts\.googleapis\.com/, (route) => route.abort())
  await context.addInitScript(noteFirstResults, SHOWN)
  const page = await context.newPage()
  const signIns: number[] = []
  const reloads: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await untilQuiet()
    signIns.push(await signIn(page, origin, round === 0))
    await untilQuiet()
    await page.reload()
    reloads.push((await firstResults(page, WITHIN_MS)).ms)
  }
  const [signedIn, reloaded] = [quantile(signIns, 0.5), quantile(reloads, 0.5)]
  const calls = await meCalls(page, origin)
  return {
    sign_in_to_first_results_ms: signedIn,
    reload_to_first_results_ms: reloaded,
    sign_in_beyond_reload_ms: signedIn - reloaded,
    me_p50_ms: quantile(calls, 0.5),
    me_p95_ms: quantile(calls, 0.95),
  }
}

/** Milliseconds from the directory's answer to the first results. A session of before is left behind. */
async function signIn(page: Page, origin: string, isFirst: boolean): Promise<number> {
  await page.context().clearCookies({ name: /^clearheight_session/ })
  let answeredAt = Number.NaN
  const note = (request: Request): void => {
    if (request.url().includes(CALLBACK_PATH)) answeredAt = Date.now()
  }
  page.on('request', note)
  await page.goto(`${origin}${LOGIN_PATH}?returnTo=/search`)
  if (isFirst) await signInAs(page, 'ann')
  await page.waitForURL(`${origin}/search`)
  await firstResults(page, WITHIN_MS)
  page.off('request', note)
  return (
    (await page.evaluate(() => performance.timeOrigin + (window.firstResultsAt ?? Number.NaN))) - answeredAt
  )
}

async function meCalls(page: Page, origin: string): Promise<number[]> {
  const cookies = await page.context().cookies(origin)
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const taken: number[] = []
  for (let call = 0; call < ME_CALLS; call++) {
    const from = performance.now()
    const response = await fetch(`${origin}/api/me`, { headers: { Cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`/api/me answered ${response.status}.`)
    taken.push(performance.now() - from)
  }
  return taken
}
