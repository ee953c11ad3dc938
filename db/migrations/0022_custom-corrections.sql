-- What a text of custom columns, a line each, says in one of them. `customValue` of `sync/domain` does the same.
CREATE FUNCTION "private"."custom_value"(said text, name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(substr(line, length(name) + 3), ', ' ORDER BY at)
  FROM unnest(string_to_array(said, E'\n')) WITH ORDINALITY AS l(line, at)
  WHERE starts_with(line, name || ': ')
$$;
--> statement-breakpoint
-- What a row says of a field, or of a column that is of none.
CREATE FUNCTION "private"."said_of"(said jsonb, field text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN starts_with(field, 'custom.')
    THEN coalesce(to_jsonb(private.custom_value(said ->> 'custom', substr(field, 8))), 'null')
    ELSE coalesce(said -> field, 'null') END
$$;
--> statement-breakpoint
-- Custom columns under what people said of them. `customUnder` of `sync/domain` does the same.
CREATE FUNCTION "private"."custom_under"(said text, corrected jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  WITH over AS (
    SELECT substr(key, 8) AS name, value FROM jsonb_each_text(corrected) WHERE starts_with(key, 'custom.')
  ), line AS (
    SELECT l.line, l.at, o.name, o.value, row_number() OVER (PARTITION BY o.name ORDER BY l.at) AS nth
    FROM unnest(string_to_array(said, E'\n')) WITH ORDINALITY AS l(line, at)
      LEFT JOIN over o ON starts_with(l.line, o.name || ': ')
  ), shown AS (
    SELECT CASE WHEN name IS NULL THEN line WHEN nth = 1 THEN name || ': ' || value END AS line, at, '' AS name FROM line
    UNION ALL
    SELECT name || ': ' || value, NULL, name FROM over WHERE name NOT IN (SELECT l.name FROM line l WHERE l.name IS NOT NULL)
  )
  SELECT string_agg(line, E'\n' ORDER BY at NULLS LAST, name COLLATE "C") FROM shown
$$;
--> statement-breakpoint
-- A row as `sync/domain/property.ts` has it: what people said, else what joined sources say, else its own source.
CREATE OR REPLACE FUNCTION "private"."property_json"(p "property") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT said || (coalesce(p.corrections, '{}') - coalesce(corrected.columns, '{}'))
    || CASE WHEN corrected.columns IS NULL THEN '{}'
      ELSE jsonb_build_object('custom', private.custom_under(said ->> 'custom', p.corrections)) END
    || jsonb_build_object(
      'changedAt', round(extract(epoch FROM p.changed_at) * 1000),
      'rentChangedAt', round(extract(epoch FROM p.rent_changed_at) * 1000)
    )
  FROM (SELECT private.source_json(p) || coalesce(p.joined, '{}') AS said) s,
    LATERAL (SELECT array_agg(key) AS columns FROM jsonb_object_keys(coalesce(p.corrections, '{}')) key
      WHERE starts_with(key, 'custom.')) corrected
$$;
