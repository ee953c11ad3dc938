CREATE UNLOGGED TABLE "private"."staged_row" (
	"run_id" bigint NOT NULL,
	"sheet" integer NOT NULL,
	"row_number" integer NOT NULL,
	"cells" json NOT NULL,
	"readings" json NOT NULL,
	"result" text NOT NULL,
	"reasons" json,
	"property_id" text
);
