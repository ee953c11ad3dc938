import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'

/** The memory a process has resident, as Linux tells; NaN elsewhere. */
export function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** The memory the largest process that draws pages has resident: that of the page, while one is open. */
export async function rendererMb(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMb(id)))
}
