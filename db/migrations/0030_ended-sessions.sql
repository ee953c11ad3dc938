CREATE TABLE "private"."ended_session" (
	"id" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
