CREATE TABLE "name_alias" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"alias" text NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "name_alias" ADD CONSTRAINT "name_alias_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_alias" ADD CONSTRAINT "name_alias_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "name_alias_alias" ON "name_alias" USING btree ("team_id",lower("alias"));--> statement-breakpoint
CREATE INDEX "name_alias_author" ON "name_alias" USING btree ("author_id");--> statement-breakpoint
ALTER PUBLICATION "clearheight" ADD TABLE "name_alias";
