CREATE TABLE "private"."import_job" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"task" json NOT NULL,
	"state" json NOT NULL,
	"is_stopping" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "private"."import_job" ADD CONSTRAINT "import_job_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_job_team" ON "private"."import_job" USING btree ("team_id","created_at");