import pg from 'pg'

const SCHEMA = '"zero_0/cvr"'

/**
 * zero-cache records a browser's position before it has written what was sent to it. If it or Postgres is killed in
 * between, it later waits five seconds for the missing part, which never comes, and then resets the browser. Called
 * before zero-cache starts, this lets such browsers start over at once. `url` is the administrator's.
 */
export async function forgetTornClients(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // Without a listener, an error between two queries would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ there: string | null }>('select to_regclass($1) as there', [
      `${SCHEMA}."rowsVersion"`,
    ])
    if (rows[0]?.there == null) return
    await client.query(`
      with torn as (
        delete from ${SCHEMA}.instances
        where version <> coalesce(
          (select version from ${SCHEMA}."rowsVersion" written
            where written."clientGroupID" = instances."clientGroupID"),
          '00')
        returning "clientGroupID"
      )
      delete from ${SCHEMA}."rowsVersion" where "clientGroupID" in (select "clientGroupID" from torn)`)
  } finally {
    await client.end()
  }
}
