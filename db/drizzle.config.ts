import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config db/drizzle.config.ts --name what-changes`, from the project's root. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './db/schema.ts',
    './db/name-alias-table.ts',
    './db/assumed-term-table.ts',
    './db/property-table.ts',
    './db/private-schema.ts',
    './db/history-schema.ts',
    './db/access-schema.ts',
    './db/staged-property.ts',
  ],
  out: './db/migrations',
})
