import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { parseEnv } from '../../edge/env.ts'
import { freePort } from '../../edge/local/free-port.ts'
import { readRunRecord } from '../../edge/local/run-file.ts'
import { withPostgres } from '../../edge/local/with-postgres.ts'
import { launchChromium } from '../chromium.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { generatedCsv } from './generated-csv.ts'
import { serveSyncAlone } from './sync-alone/serve.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ROWS = 20_000
const ROUNDS = 3
const TYPED = ['manufacturing in houston under $0.95/sf ', 'gears works', 'distribution 40k+ sf esfr']

/** The built product with 20,000 rows in Chromium, beside the sync engine alone on the same rows. */
export async function benchBrowser(): Promise<BenchFigures> {
  const scratch = mkdtempSync(join(tmpdir(), 'clearheight-bench-'))
  const port = await freePort()
  const variables = { ...process.env, DATA_DIR: join(scratch, 'data'), PORT: String(port) }
  const browser = await launchChromium()
  try {
    const csv = join(scratch, 'book.csv')
    writeFileSync(csv, generatedCsv(ROWS))
    execFileSync('npm', ['run', '--silent', 'import', '--', csv], {
      cwd: ROOT,
      env: variables,
      stdio: 'ignore',
    })
    const product = await startProduct(variables)
    try {
      const ours = await measureSite(browser, `${product.origin}/search`, waitForCards)
      const alone = await withPostgres(parseEnv(variables), (url) => measureAlone(browser, url, scratch))
      const bookBytes = await fetch(`${product.origin}/api/book`).then((r) => r.arrayBuffer())
      const zero = readRunRecord(variables.DATA_DIR)?.zero
      return {
        new_browser_ms: ours.fresh,
        new_browser_sync_alone_ms: alone.fresh,
        new_browser_share_of_sync_alone: ours.fresh / alone.fresh,
        reload_ms: ours.reload,
        reload_sync_alone_ms: alone.reload,
        reload_share_of_sync_alone: ours.reload / alone.reload,
        page_heap_mb: ours.heapMb,
        page_heap_sync_alone_mb: alone.heapMb,
        wire_bytes_per_row: bookBytes.byteLength / ROWS,
        zero_cache_resident_mb: zero ? residentMb(zero.pid) : Number.NaN,
        zero_cache_sync_alone_resident_mb: alone.zeroMb,
        ...(await measureTyping(browser, `${product.origin}/search`)),
      }
    } finally {
      await product.stop()
    }
  } finally {
    await browser.close()
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function startProduct(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(ROOT, 'edge/local/launch.mjs'), 'start'], {
    cwd: ROOT,
    env,
    stdio: 'ignore',
  })
  const origin = `http://localhost:${env.PORT}`
  const isUp = () =>
    fetch(`${origin}/api/health`).then(
      (r) => r.ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('The product did not start.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    origin,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Writes down when the first results are on screen, ms from navigation. */
function waitForCards(): void {
  const look = (): void => {
    if (document.querySelectorAll('[data-slot-row], article').length > 0)
      window.firstResultsAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

interface SiteFigures {
  fresh: number
  reload: number
  heapMb: number
}

async function measureSite(browser: Browser, url: string, inPage?: () => void): Promise<SiteFigures> {
  const fresh: number[] = []
  const reload: number[] = []
  const heaps: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext()
    if (inPage) await context.addInitScript(inPage)
    const page = await context.newPage()
    await page.goto(url)
    fresh.push(await firstResults(page))
    await page.waitForTimeout(3_000)
    heaps.push(await heapMb(context, page))
    await page.reload()
    reload.push(await firstResults(page))
    await context.close()
  }
  return { fresh: quantile(fresh, 0.5), reload: quantile(reload, 0.5), heapMb: quantile(heaps, 0.5) }
}

async function firstResults(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => window.firstResultsAt, undefined, { timeout: 120_000 })
  return (await handle.jsonValue()) as number
}

async function heapMb(context: BrowserContext, page: Page): Promise<number> {
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
  return (usedSize + (backingStorageSize ?? 0)) / 2 ** 20
}

async function measureAlone(browser: Browser, databaseUrl: string, scratch: string) {
  const site = await serveSyncAlone(databaseUrl, scratch)
  try {
    const figures = await measureSite(browser, `${site.origin}/?rows=${ROWS}`)
    return { ...figures, zeroMb: residentMb(site.zeroPid) }
  } finally {
    await site.stop()
  }
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** From the input event to the frame that follows it, for every key of a few queries. */
async function measureTyping(browser: Browser, url: string): Promise<BenchFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(waitForCards)
  await page.goto(url)
  await firstResults(page)
  await page.waitForTimeout(3_000)
  await page.evaluate(() => {
    window.paints = []
    document.addEventListener(
      'input',
      (event) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => window.paints?.push(performance.now() - event.timeStamp)
          port2.postMessage(null)
        }),
      true,
    )
  })
  for (const text of TYPED) {
    await page.keyboard.press('/')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text, { delay: 120 })
  }
  const paints = (await page.evaluate(() => window.paints)) ?? []
  await context.close()
  return {
    keystrokes: paints.length,
    keystroke_to_paint_p50_ms: quantile(paints, 0.5),
    keystroke_to_paint_p95_ms: quantile(paints, 0.95),
  }
}

declare global {
  interface Window {
    firstResultsAt?: number
    paints?: number[]
  }
}
