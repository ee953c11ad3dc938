ALTER TABLE "comp_list" ADD COLUMN "grid_base" text;--> statement-breakpoint
ALTER TABLE "comp_list" ADD COLUMN "row_rates" jsonb;