import pg from 'pg'

const SCHEMA = '"zero_0/cvr"'

/**
 * zero-cache notes how far a browser has been served before it has written what it was sent. Where it or Postgres was
 * killed in between, it waits for the rest, which never comes, for five seconds, and then has the browser begin anew.
 * Called before it starts, this lets browsers begin anew at once. `url` is the administrator's.
 */
export async function forgetTornClients(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // Without a listener an error between two queries would end the process.
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
