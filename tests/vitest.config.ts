import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ASKED_TWICE } from './asked-twice.ts'
import { PRODUCTS } from './products.ts'
import { SpreadTurns } from './spread-turns.ts'

const POSTGRES = 'tests/**/*.pg.test.ts'
const LOCAL = 'tests/**/*.local.test.ts'
const WORKER = 'tests/**/*.workerd.test.ts'
const PRODUCT = 'tests/**/*.e2e.test.ts'
const WEB = 'tests/web/**/*.test.{ts,tsx}'

/**
 * A machine with other work to do may need this long for what takes a second alone, or another try at what kills
 * processes and drives browsers: the end of a run names what needed it.
 */
const PATIENT = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
  retry: 2,
}

/** Files share their workers, which saves loading the same modules hundreds of times; what a file replaces is put back. */
const SHARED = { isolate: false, unstubGlobals: true }

/** Node loads what runs on Node as the product does, which takes a fraction of the time. */
const NATIVE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** What needs no server and no browser. */
const UNIT = {
  ...SHARED,
  // Some of these tests wait, for timers and for servers that say nothing; two more fill that time.
  maxWorkers: availableParallelism() + 2,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: PATIENT.expect,
  sequence: { groupOrder: 1 },
}

/** What starts servers waits much of the time, so four of them share two cores. */
const SIDE_BY_SIDE = { maxWorkers: 4, sequence: { groupOrder: 2 } }

/** Lightest first. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    reporters: ['default', fileURLToPath(new URL('run-summary.ts', import.meta.url))],
    sequence: { sequencer: SpreadTurns },
    projects: [
      {
        test: {
          ...UNIT,
          ...NATIVE,
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [POSTGRES, LOCAL, WORKER, PRODUCT, WEB],
        },
      },
      {
        // The rooms of the page have JSX and CSS.
        test: { ...UNIT, name: 'unit-web', include: [WEB], exclude: [PRODUCT] },
      },
      {
        test: {
          ...PATIENT,
          ...SHARED,
          ...NATIVE,
          name: 'postgres',
          include: [POSTGRES],
          globalSetup: ['tests/built-web-app.ts', 'tests/postgres-server.ts'],
          ...SIDE_BY_SIDE,
        },
      },
      {
        test: {
          ...PATIENT,
          ...SHARED,
          ...NATIVE,
          name: 'workerd',
          include: [WORKER, ...ASKED_TWICE],
          globalSetup: [
            'tests/built-web-app.ts',
            'tests/postgres-server.ts',
            'tests/edge/workerd/build-worker.ts',
          ],
          ...SIDE_BY_SIDE,
        },
      },
      {
        test: {
          ...PATIENT,
          ...NATIVE,
          name: 'local',
          include: [LOCAL],
          // Each starts whole products, one after the other.
          testTimeout: 300_000,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...PATIENT,
          ...SHARED,
          name: 'product',
          include: [PRODUCT],
          maxWorkers: PRODUCTS,
          globalSetup: 'tests/world.ts',
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
