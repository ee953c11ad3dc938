ALTER TABLE "comp_list" ADD COLUMN "typed_subject" jsonb;--> statement-breakpoint
ALTER TABLE "comp_list_entry" ADD COLUMN "adjustments" jsonb;--> statement-breakpoint
ALTER TABLE "comp_list_entry" ADD COLUMN "weight" double precision;