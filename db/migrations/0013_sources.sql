CREATE TABLE "attachment" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"property_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "correction" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"property_id" text NOT NULL,
	"field" text NOT NULL,
	"value" json,
	"typed" text NOT NULL,
	"reason" text,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"source_was" json,
	"source_value" json,
	"source_changed_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text
);
--> statement-breakpoint
CREATE TABLE "private"."duplicate_decision" (
	"team_id" text NOT NULL,
	"first" text NOT NULL,
	"second" text NOT NULL,
	"decision" text NOT NULL,
	"kept" text,
	"taken" json,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "duplicate_decision_team_id_first_second_pk" PRIMARY KEY("team_id","first","second")
);
--> statement-breakpoint
CREATE TABLE "private"."property_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private"."property_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" text NOT NULL,
	"property_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"run_id" bigint,
	"user_id" text,
	"before" json,
	"after" json,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "private"."upload" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "rent_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "corrections" jsonb;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "joined" jsonb;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "joined_into" text;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "kind" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "tabs" json;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "decisions" json;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "every_hours" integer;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "next_run_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "paused_by" text;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "added_by" text;--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_taken_back_by_app_user_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."duplicate_decision" ADD CONSTRAINT "duplicate_decision_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."property_change" ADD CONSTRAINT "property_change_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."upload" ADD CONSTRAINT "upload_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_team_property" ON "attachment" USING btree ("team_id","property_id");--> statement-breakpoint
CREATE INDEX "attachment_author" ON "attachment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "correction_team_property" ON "correction" USING btree ("team_id","property_id");--> statement-breakpoint
CREATE INDEX "correction_author" ON "correction" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "property_change_team" ON "private"."property_change" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "property_change_property" ON "private"."property_change" USING btree ("property_id","id");--> statement-breakpoint
CREATE INDEX "property_change_run" ON "private"."property_change" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "property_joined_into" ON "property" USING btree ("joined_into") WHERE joined_into is not null;
--> statement-breakpoint
UPDATE "private"."source" SET "kind" = 'sample' WHERE "name" = 'sample' AND "path" IS NULL;
--> statement-breakpoint
UPDATE "private"."source" s SET "added_at" = (SELECT min(r.started_at) FROM "private"."import_run" r WHERE r.source_id = s.id);
--> statement-breakpoint
-- What the source of a property says of it.
ALTER FUNCTION "private"."property_json"("property") RENAME TO "source_json";
--> statement-breakpoint
-- A row as `sync/domain/property.ts` has it: what people said, else what joined sources say, else its own source.
CREATE FUNCTION "private"."property_json"(p "property") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT private.source_json(p) || coalesce(p.joined, '{}') || coalesce(p.corrections, '{}')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "private"."tail_property"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.property_tail (id, team_id, change_seq, row)
  VALUES (
    NEW.id,
    NEW.team_id,
    NEW.change_seq,
    CASE WHEN NEW.removed_at IS NULL AND NEW.joined_into IS NULL THEN private.property_json(NEW) END
  )
  ON CONFLICT (id) DO UPDATE SET change_seq = excluded.change_seq, row = excluded.row;
  RETURN NULL;
END
$$;
--> statement-breakpoint
ALTER PUBLICATION "clearheight" ADD TABLE "correction", "attachment";
