CREATE TABLE "table_view" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"is_private" boolean NOT NULL,
	"columns" text NOT NULL,
	"density" text NOT NULL,
	"sort" text,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "table_view" ADD CONSTRAINT "table_view_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_view" ADD CONSTRAINT "table_view_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "table_view_team" ON "table_view" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "table_view_author" ON "table_view" USING btree ("author_id");
--> statement-breakpoint
ALTER PUBLICATION "clearheight" ADD TABLE "table_view";
