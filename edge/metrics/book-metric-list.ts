import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { Metric, Sample } from './metric-text.ts'

interface TeamRow extends Record<string, unknown> {
  team: string
  properties: number
  tail: number
  bytes: number | null
  age: number | null
}
interface SourceRow extends Record<string, unknown> {
  team: string
  source: string
  age: number | null
  failed: boolean
}

/** What the database knows of books and runs. Sources have their numbers here: a name is what people wrote. */
export async function bookMetricList(db: Database): Promise<Metric[]> {
  const teams = await rowsOf<TeamRow>(
    db,
    sql`select team.id as team,
        (select count(*)::int from public.property where team_id = team.id and removed_at is null) as properties,
        (select count(*)::int from public.property_tail where team_id = team.id) as tail,
        octet_length(snapshot.bytes) as bytes,
        extract(epoch from now() - snapshot.created_at)::float8 as age
      from public.team left join private.book_snapshot snapshot on snapshot.team_id = team.id
      order by team.id`,
  )
  const sources = await rowsOf<SourceRow>(
    db,
    sql`select source.team_id as team, source.id::text as source,
        extract(epoch from now() - max(run.finished_at) filter (where run.state = 'done'))::float8 as age,
        coalesce((array_agg(run.state order by run.id desc))[1] = 'failed', false) as failed
      from private.source left join private.import_run run on run.source_id = source.id
      group by source.team_id, source.id order by source.id`,
  )
  const perTeam = (value: (row: TeamRow) => number | null) =>
    samplesOf(teams, ({ team }) => ({ team }), value)
  const perSource = (value: (row: SourceRow) => number | null) =>
    samplesOf(sources, ({ team, source }) => ({ team, source }), value)
  const gauges: [name: string, help: string, samples: Sample[]][] = [
    ['properties', 'Properties of a team.', perTeam((row) => row.properties)],
    ['tail_rows', 'Rows that changed since the snapshot.', perTeam((row) => row.tail)],
    ['snapshot_bytes', 'Size of the snapshot that browsers download.', perTeam((row) => row.bytes)],
    ['snapshot_age_seconds', 'Seconds since the snapshot was made.', perTeam((row) => row.age)],
    ['source_run_age_seconds', 'Seconds since a source was last read whole.', perSource((row) => row.age)],
    [
      'source_run_failed',
      '1 where the last run of a source failed.',
      perSource(({ failed }) => (failed ? 1 : 0)),
    ],
  ]
  return gauges.map(([name, help, samples]) => ({
    name: `clearheight_${name}`,
    help,
    type: 'gauge',
    samples,
  }))
}

/** What is not known has no sample. */
function samplesOf<Row>(
  rows: readonly Row[],
  labels: (row: Row) => Record<string, string>,
  value: (row: Row) => number | null,
): Sample[] {
  return rows.flatMap((row) => {
    const known = value(row)
    return known === null ? [] : [{ labels: labels(row), value: known }]
  })
}
