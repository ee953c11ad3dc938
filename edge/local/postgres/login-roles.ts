import pg from 'pg'
import { PUBLICATION } from '../../../db/publication.ts'

/** The role the app, imports and their helpers connect as: reads and writes rows, and changes no table. */
export const APP_ROLE = 'clearheight_app'
/** zero-cache's: replicates what is published, and keeps its own schemas. */
export const ZERO_ROLE = 'clearheight_zero'

/** Where zero-cache keeps what it makes itself; `zero` and `zero_0` are set up for it. */
const ZERO_OWNS = ['zero_0/cvr', 'zero_0/cdc']

export interface RolePasswords {
  readonly app: string
  readonly zero: string
}

/**
 * Creates the roles that the product connects as, with the rights they need and no more. Run it as the administrator
 * at every start, after the migrations and the setup of zero-cache's schemas, because a new table has no rights until
 * then.
 */
export async function openLoginRoles(client: pg.Client, passwords: RolePasswords): Promise<void> {
  await client.query('begin')
  await client.query(`
    ${role(APP_ROLE, 'noreplication', passwords.app)}
    ${role(ZERO_ROLE, 'replication', passwords.zero)}
    grant usage on schema private, zero_0 to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema public, private to ${APP_ROLE};
    revoke update, delete on private.audit_event from ${APP_ROLE};
    grant usage on schema drizzle to ${APP_ROLE};
    grant select on drizzle.__drizzle_migrations to ${APP_ROLE};
    grant truncate on private.staged_property, private.staged_row to ${APP_ROLE};
    ${COUNTING}
    grant usage on all sequences in schema public, private to ${APP_ROLE};
    grant select, insert, update, delete on zero_0.clients, zero_0.mutations to ${APP_ROLE};
    grant usage on schema zero, zero_0 to ${ZERO_ROLE};
    grant select, insert, update, delete on all tables in schema zero, zero_0 to ${ZERO_ROLE};
    grant usage on all sequences in schema zero, zero_0 to ${ZERO_ROLE};
    do $$ begin execute format('grant create on database %I to ${ZERO_ROLE}', current_database()); end $$;
    ${PUBLISHED}
    ${handOver()}`)
  await client.query('commit')
}

/** The error of a statement may hold what people wrote. The client gets it, the log does not. */
function role(name: string, replication: string, password: string): string {
  return `
    do $$ begin create role ${name}; exception when duplicate_object then null; end $$;
    alter role ${name} login nosuperuser nocreatedb nocreaterole nobypassrls ${replication}
      password ${pg.escapeLiteral(password)};
    alter role ${name} set log_min_messages = 'log';`
}

/**
 * An import lets Postgres count what it has staged. Whom Postgres does not let, it only warns, and then joins tables as
 * if they were empty. Before version 17 there is no such right.
 */
const COUNTING = `
    do $$ begin
      if current_setting('server_version_num')::int >= 170000 then
        execute 'grant maintain on private.staged_property, private.staged_row to ${APP_ROLE}';
      end if;
    end $$;`

/** Of the published tables the published columns. */
const PUBLISHED = `
    do $$ declare one record; begin
      for one in select schemaname, tablename, attnames from pg_publication_tables where pubname = '${PUBLICATION}' loop
        execute format('grant select (%s) on %I.%I to ${ZERO_ROLE}',
          (select string_agg(quote_ident(name), ', ') from unnest(one.attnames) name), one.schemaname, one.tablename);
      end loop;
    end $$;`

/** In a data folder from before these roles, the administrator owns what zero-cache made. */
function handOver(): string {
  const schemas = ZERO_OWNS.map((name) => pg.escapeLiteral(name)).join(', ')
  return `
    do $$ declare one record; begin
      for one in select nspname, relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname in (${schemas}) and relkind = 'r' and relowner <> '${ZERO_ROLE}'::regrole loop
        execute format('alter table %I.%I owner to ${ZERO_ROLE}', one.nspname, one.relname);
      end loop;
      for one in select nspname from pg_namespace
        where nspname in (${schemas}) and nspowner <> '${ZERO_ROLE}'::regrole loop
        execute format('alter schema %I owner to ${ZERO_ROLE}', one.nspname);
      end loop;
    end $$;`
}
