import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const POSTGRES = 'tests/**/*.pg.test.ts'
const LOCAL = 'tests/**/*.local.test.ts'
const PRODUCT = 'tests/**/*.e2e.test.ts'

/** One after the other, lightest first: the heavy ones start servers and would disturb each other's timing. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [POSTGRES, LOCAL, PRODUCT],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'postgres',
          include: [POSTGRES],
          globalSetup: 'tests/postgres-server.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'local',
          include: [LOCAL],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'product',
          include: [PRODUCT],
          fileParallelism: false,
          globalSetup: 'tests/world.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
