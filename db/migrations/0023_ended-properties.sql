ALTER TABLE "property" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "private"."import_run" ADD COLUMN "rows_ended" integer DEFAULT 0 NOT NULL;