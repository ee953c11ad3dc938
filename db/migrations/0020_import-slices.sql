CREATE UNLOGGED TABLE "private"."import_slice" (
	"job_id" text NOT NULL,
	"number" integer NOT NULL,
	"run_id" bigint NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"state" json NOT NULL,
	"rows" json NOT NULL,
	CONSTRAINT "import_slice_job_id_number_pk" PRIMARY KEY("job_id","number")
);
