CREATE TABLE "assumed_term" (
	"team_id" text NOT NULL,
	"term" text NOT NULL,
	"value" double precision NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assumed_term_team_id_term_pk" PRIMARY KEY("team_id","term")
);
--> statement-breakpoint
ALTER TABLE "assumed_term" ADD CONSTRAINT "assumed_term_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumed_term" ADD CONSTRAINT "assumed_term_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assumed_term_author" ON "assumed_term" USING btree ("author_id");--> statement-breakpoint
ALTER PUBLICATION "clearheight" ADD TABLE "assumed_term";
