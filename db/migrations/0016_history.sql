DROP INDEX "private"."property_change_run";--> statement-breakpoint
DROP INDEX "private"."source_row_property";--> statement-breakpoint
ALTER TABLE "private"."import_run" ADD COLUMN "previous_run_id" bigint;--> statement-breakpoint
ALTER TABLE "private"."import_run" ADD COLUMN "rolled_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "private"."import_run" ADD COLUMN "rolled_back_by" text;--> statement-breakpoint
ALTER TABLE "private"."property_change" ADD COLUMN "was" json;--> statement-breakpoint
CREATE INDEX "property_change_run" ON "private"."property_change" USING btree ("run_id","property_id");--> statement-breakpoint
CREATE INDEX "source_row_property" ON "private"."source_row" USING btree ("property_id","run_id");
--> statement-breakpoint
-- A row as `sync/domain/property.ts` has it: what people said, else what joined sources say, else its own source.
CREATE OR REPLACE FUNCTION "private"."property_json"(p "property") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT private.source_json(p) || coalesce(p.joined, '{}') || coalesce(p.corrections, '{}') || jsonb_build_object(
    'changedAt', round(extract(epoch FROM p.changed_at) * 1000),
    'rentChangedAt', round(extract(epoch FROM p.rent_changed_at) * 1000)
  )
$$;
--> statement-breakpoint
-- Nothing is known of them for what changed before.
UPDATE "property_tail" SET "row" = "row" || '{"changedAt": null, "rentChangedAt": null}' WHERE "row" IS NOT NULL;
