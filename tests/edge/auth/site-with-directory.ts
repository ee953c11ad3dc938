import { afterAll } from 'vitest'
import { createProviderMemory } from '../../../edge/services/provider-memory.ts'
import type { Services } from '../../../edge/services/services.ts'
import type { DirectorySignIn } from '../../../edge/settings/sign-in-settings.ts'
import { type AppUnderTest, appUnderTest, ORIGIN } from '../app-under-test.ts'
import type { App } from '../host.ts'
import { THE_NETWORK } from '../workerd/the-network.ts'
import { type Claims, type Directory, openDirectory, signInBy } from './directory.ts'
import { PersonAtBrowser } from './person-at-browser.ts'

export interface SiteWithDirectory {
  readonly site: AppUnderTest
  readonly directory: Directory
  /** How far the server's clock is ahead of the machine's. */
  readonly clock: { aheadMs: number }
  person(login?: string): PersonAtBrowser
  /** The same server with other settings of its directory, or another network. */
  appWith(others: Partial<DirectorySignIn>, fetch?: Services['fetch']): App
}

/** The real app, on a real database of its own, with a real directory of these people. */
export async function siteWithDirectory(
  people: Readonly<Record<string, Claims>>,
): Promise<SiteWithDirectory> {
  const clock = { aheadMs: 0 }
  const directory = await openDirectory(people, ORIGIN)
  afterAll(() => directory.close())
  const site = await appUnderTest({
    signIn: signInBy(directory),
    fetch: THE_NETWORK,
    now: () => new Date(Date.now() + clock.aheadMs),
  })
  return {
    site,
    directory,
    clock,
    person: (login = 'ann') => new PersonAtBrowser(site.app, login),
    appWith(others, fetch = site.services.fetch) {
      const settings = { ...site.services.settings, signIn: signInBy(directory, others) }
      return site.appWith({ settings, fetch, providerMemory: createProviderMemory() })
    },
  }
}
