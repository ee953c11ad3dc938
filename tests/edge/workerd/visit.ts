import { AsyncLocalStorage } from 'node:async_hooks'
import { createLimits } from '../../../edge/rate-limit/rate-limit.ts'
import {
  createIsolateMemory,
  type IsolateMemory,
  isolateMemory,
} from '../../../edge/worker/isolate-memory.ts'

/** One app of the tests. Several share an isolate, and each has a memory, a bucket and a log of its own. */
interface AppHere {
  readonly memory: IsolateMemory
  readonly lines: string[]
}

/** What one request of the tests came with. */
export interface Visit extends AppHere {
  /** The address of the tests' own server, which stands for everything outside the Worker. */
  readonly neighbor: string
  /** That server need not stand for the network. */
  readonly isNetworkAsItIs: boolean
  /** So far is the tests' clock ahead. */
  readonly aheadMs: number
}

const RealDate = globalThis.Date
const apps = new Map<string, AppHere>()
const visits = new AsyncLocalStorage<Visit>()
/** Of what belongs to no request that is known, such as the end of a stream. */
let latest: Visit | undefined

/** Those asked last, because nothing says when an app is asked no more. */
const MOST_APPS = 64

export function appHere(name: string): AppHere {
  const known = apps.get(name) ?? newApp()
  apps.delete(name)
  apps.set(name, known)
  const [oldest = name] = apps.keys()
  if (apps.size > MOST_APPS) apps.delete(oldest)
  return known
}

function newApp(): AppHere {
  const app = { memory: createIsolateMemory(), lines: [] }
  forgetCalls(app)
  return app
}

/** A clock that is ahead for one test would else owe the next one the calls of the time between. */
export function forgetCalls({ memory }: AppHere): void {
  memory.limits = createLimits(() => new RealDate())
}

export function currentVisit(): Visit | undefined {
  return visits.getStore() ?? latest
}

/** Runs `work`, which takes what the isolate remembers before it first waits. */
export function during<T>(visit: Visit, work: () => T): T {
  latest = visit
  Object.assign(isolateMemory, visit.memory)
  return visits.run(visit, work)
}
