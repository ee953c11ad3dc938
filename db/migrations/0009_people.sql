CREATE TABLE "private"."api_token" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "private"."audit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private"."audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"team_id" text,
	"actor_id" text,
	"actor_name" text,
	"token" text,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb NOT NULL,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "private"."invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private"."membership" (
	"user_id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"is_role_fixed" boolean NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"disabled_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "private"."identity_user";--> statement-breakpoint
ALTER TABLE "private"."identity" DROP CONSTRAINT "identity_issuer_subject_pk";--> statement-breakpoint
ALTER TABLE "private"."identity" ADD CONSTRAINT "identity_issuer_subject_user_id_pk" PRIMARY KEY("issuer","subject","user_id");--> statement-breakpoint
ALTER TABLE "private"."api_token" ADD CONSTRAINT "api_token_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."audit_event" ADD CONSTRAINT "audit_event_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."invitation" ADD CONSTRAINT "invitation_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."invitation" ADD CONSTRAINT "invitation_invited_by_app_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."membership" ADD CONSTRAINT "membership_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_token_hash" ON "private"."api_token" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_token_user" ON "private"."api_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_event_team" ON "private"."audit_event" USING btree ("team_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_team_email" ON "private"."invitation" USING btree ("team_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_user" ON "private"."identity" USING btree ("user_id");--> statement-breakpoint
-- Whoever could come in until now stays a member.
INSERT INTO "private"."membership" ("user_id", "role", "is_role_fixed", "joined_at")
  SELECT "id", 'member', false, now() FROM "app_user";
--> statement-breakpoint
CREATE FUNCTION "private"."refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'Entries of the audit log are only added.'; END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_event_append_only" BEFORE UPDATE OR DELETE ON "private"."audit_event"
  FOR EACH ROW EXECUTE FUNCTION "private"."refuse_audit_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_event_no_truncate" BEFORE TRUNCATE ON "private"."audit_event"
  FOR EACH STATEMENT EXECUTE FUNCTION "private"."refuse_audit_change"();
