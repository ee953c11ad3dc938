import type { Browser } from 'playwright-core'
import { launchChromium } from '../../chromium.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { type SyncAlone, serveSyncAlone } from '../sync-alone/serve.ts'
import { type FilledProduct, runFilledProduct } from './run-filled-product.ts'

export interface BenchWorld {
  readonly product: FilledProduct
  readonly browser: Browser
  /** Starts the sync engine alone on the same rows. */
  startPeer(): Promise<SyncAlone>
}

/** Does `work` with the built product on `rows` generated properties and Chromium, and stops all of it. */
export async function withProduct<T>(rows: number, work: (world: BenchWorld) => Promise<T>): Promise<T> {
  const dataDir = await scratchFolder()
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const product = await runFilledProduct(dataDir, rows)
  cleanUp.defer(() => product.stop())
  const browser = await launchChromium()
  cleanUp.defer(() => browser.close())
  const startPeer = async () => {
    const peer = await serveSyncAlone(product.databaseUrl, dataDir)
    cleanUp.defer(() => peer.stop())
    return peer
  }
  return await work({ product, browser, startPeer })
}
