CREATE SCHEMA "private";
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "book" (
	"team_id" text PRIMARY KEY NOT NULL,
	"snapshot_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comp_list" (
	"id" bigint PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"center_address" text,
	"latitude" double precision,
	"longitude" double precision,
	"radius" double precision,
	"is_public" boolean NOT NULL,
	"filters" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comp_list_entry" (
	"comp_list_id" bigint NOT NULL,
	"property_id" text NOT NULL,
	"team_id" text NOT NULL,
	"notes" text,
	"is_included" boolean NOT NULL,
	"position" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comp_list_entry_comp_list_id_property_id_pk" PRIMARY KEY("comp_list_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "note" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"property_id" text NOT NULL,
	"note" text NOT NULL,
	"is_private" boolean NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_tail" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"change_seq" bigint NOT NULL,
	"row" jsonb
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"source_id" bigint NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"city" text,
	"state" text,
	"zip" text,
	"latitude" double precision,
	"longitude" double precision,
	"property_type" text,
	"rent_per_sf" double precision,
	"rent_basis_assumed" boolean NOT NULL,
	"lease_type" text,
	"opex_per_sf" double precision,
	"square_footage" double precision,
	"land_size_acres" double precision,
	"clear_height" double precision,
	"year_built" double precision,
	"sprinklers" text,
	"notes" text,
	"tenant" text,
	"landlord_firm" text,
	"broker_name" text,
	"broker_firm" text,
	"broker_phone" text,
	"broker_email" text,
	"seller" text,
	"buyer" text,
	"pdf_url" text,
	"rent_escalation_pct" double precision,
	"term" text,
	"lease_term" double precision,
	"commencement" text,
	"expiration" text,
	"date_signed" text,
	"sale_price" double precision,
	"sale_price_per_sf" double precision,
	"dock_doors" double precision,
	"grade_doors" double precision,
	"truck_court_feet" double precision,
	"trailer_stalls" double precision,
	"crane_tons" double precision,
	"power" text,
	"office_sf" double precision,
	"column_spacing" text,
	"rail" boolean,
	"free_rent_months" double precision,
	"ti_per_sf" double precision,
	"source_sheet" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"change_seq" bigint NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "private"."book_snapshot" (
	"team_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"format" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_snapshot_team_id_seq_pk" PRIMARY KEY("team_id","seq")
);
--> statement-breakpoint
CREATE TABLE "private"."import_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private"."import_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" text NOT NULL,
	"source_id" bigint NOT NULL,
	"workbook" text NOT NULL,
	"state" text NOT NULL,
	"forced" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"rows_read" integer NOT NULL,
	"rows_new" integer NOT NULL,
	"rows_changed" integer NOT NULL,
	"rows_unchanged" integer NOT NULL,
	"rows_skipped" integer NOT NULL,
	"rows_rejected" integer NOT NULL,
	"rows_removed" integer NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "private"."source" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private"."source_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"current_run_id" bigint
);
--> statement-breakpoint
CREATE TABLE "private"."source_row" (
	"run_id" bigint NOT NULL,
	"sheet" integer NOT NULL,
	"row_number" integer NOT NULL,
	"cells" json NOT NULL,
	"readings" json NOT NULL,
	"result" text NOT NULL,
	"reasons" json,
	"property_id" text,
	CONSTRAINT "source_row_run_id_sheet_row_number_pk" PRIMARY KEY("run_id","sheet","row_number")
);
--> statement-breakpoint
CREATE TABLE "private"."source_sheet" (
	"run_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"header_row" integer NOT NULL,
	"header" json NOT NULL,
	"columns" json NOT NULL,
	CONSTRAINT "source_sheet_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "private"."staged_property" (
	"run_id" bigint NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"city" text,
	"state" text,
	"zip" text,
	"latitude" double precision,
	"longitude" double precision,
	"property_type" text,
	"rent_per_sf" double precision,
	"rent_basis_assumed" boolean NOT NULL,
	"lease_type" text,
	"opex_per_sf" double precision,
	"square_footage" double precision,
	"land_size_acres" double precision,
	"clear_height" double precision,
	"year_built" double precision,
	"sprinklers" text,
	"notes" text,
	"tenant" text,
	"landlord_firm" text,
	"broker_name" text,
	"broker_firm" text,
	"broker_phone" text,
	"broker_email" text,
	"seller" text,
	"buyer" text,
	"pdf_url" text,
	"rent_escalation_pct" double precision,
	"term" text,
	"lease_term" double precision,
	"commencement" text,
	"expiration" text,
	"date_signed" text,
	"sale_price" double precision,
	"sale_price_per_sf" double precision,
	"dock_doors" double precision,
	"grade_doors" double precision,
	"truck_court_feet" double precision,
	"trailer_stalls" double precision,
	"crane_tons" double precision,
	"power" text,
	"office_sf" double precision,
	"column_spacing" text,
	"rail" boolean,
	"free_rent_months" double precision,
	"ti_per_sf" double precision,
	"source_sheet" text NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "staged_property_run_id_id_pk" PRIMARY KEY("run_id","id")
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book" ADD CONSTRAINT "book_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comp_list" ADD CONSTRAINT "comp_list_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comp_list" ADD CONSTRAINT "comp_list_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comp_list_entry" ADD CONSTRAINT "comp_list_entry_comp_list_id_comp_list_id_fk" FOREIGN KEY ("comp_list_id") REFERENCES "public"."comp_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comp_list_entry" ADD CONSTRAINT "comp_list_entry_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_source_id_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "private"."source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."book_snapshot" ADD CONSTRAINT "book_snapshot_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."import_run" ADD CONSTRAINT "import_run_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."import_run" ADD CONSTRAINT "import_run_source_id_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "private"."source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."source" ADD CONSTRAINT "source_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."source_sheet" ADD CONSTRAINT "source_sheet_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "private"."import_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_user_team" ON "app_user" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "comp_list_team" ON "comp_list" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "comp_list_owner" ON "comp_list" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "comp_list_entry_team_property" ON "comp_list_entry" USING btree ("team_id","property_id");--> statement-breakpoint
CREATE INDEX "note_team_property" ON "note" USING btree ("team_id","property_id");--> statement-breakpoint
CREATE INDEX "note_author" ON "note" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "property_tail_team_seq" ON "property_tail" USING btree ("team_id","change_seq");--> statement-breakpoint
CREATE INDEX "property_team_seq" ON "property" USING btree ("team_id","change_seq");--> statement-breakpoint
CREATE INDEX "property_live_source" ON "property" USING btree ("source_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "import_run_team" ON "private"."import_run" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "import_run_source" ON "private"."import_run" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "source_team_name" ON "private"."source" USING btree ("team_id","name");--> statement-breakpoint
CREATE INDEX "source_row_property" ON "private"."source_row" USING btree ("property_id");