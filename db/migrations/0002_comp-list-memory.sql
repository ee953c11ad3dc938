ALTER TABLE "comp_list" ADD COLUMN "subject_property_id" text;--> statement-breakpoint
ALTER TABLE "comp_list" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comp_list_entry" ADD COLUMN "property_name" text;--> statement-breakpoint
UPDATE "comp_list_entry" e SET "property_name" = coalesce((SELECT p."name" FROM "property" p WHERE p."id" = e."property_id"), e."property_id");--> statement-breakpoint
ALTER TABLE "comp_list_entry" ALTER COLUMN "property_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "comp_list_entry" ADD COLUMN "property_address" text;--> statement-breakpoint
ALTER TABLE "comp_list_entry" ADD COLUMN "excluded_by" text;--> statement-breakpoint
ALTER TABLE "comp_list_entry" ADD COLUMN "excluded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comp_list_entry" ADD COLUMN "exclude_reason" text;--> statement-breakpoint
ALTER TABLE "comp_list_entry" ADD CONSTRAINT "comp_list_entry_excluded_by_app_user_id_fk" FOREIGN KEY ("excluded_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;