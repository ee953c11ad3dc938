CREATE TABLE "private"."source_host" (
	"team_id" text NOT NULL,
	"host" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "source_host_team_id_host_pk" PRIMARY KEY("team_id","host")
);
--> statement-breakpoint
ALTER TABLE "private"."source" ADD COLUMN "failure_answer" text;--> statement-breakpoint
ALTER TABLE "private"."source_host" ADD CONSTRAINT "source_host_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;