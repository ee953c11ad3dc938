import type { Page } from 'playwright-core'
import type { FromServiceWorker, ToServiceWorker } from '../../web/service-worker/contract.ts'

/** Waits until the page's service worker keeps everything that is to work without the server. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { serviceWorker } = navigator
        const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
        const entry = new URL(script?.src ?? '', location.href).pathname
        const ask = () =>
          serviceWorker.controller?.postMessage({ kind: 'tend', entry } satisfies ToServiceWorker)
        serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
          if (data.kind === 'kept') resolve()
        })
        serviceWorker.addEventListener('controllerchange', ask)
        ask()
      }),
  )
}
