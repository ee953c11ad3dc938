ALTER TABLE "private"."source_row" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "private"."source_row" ADD COLUMN "deal" text;--> statement-breakpoint
ALTER TABLE "private"."staged_row" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "private"."staged_row" ADD COLUMN "deal" text;