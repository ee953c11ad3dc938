-- The book of a team: who may write it, in what order, and what of it is replicated.
CREATE SEQUENCE "private"."change_seq";
--> statement-breakpoint
-- Staged rows are worth nothing after a crash.
ALTER TABLE "private"."staged_property" SET UNLOGGED;
--> statement-breakpoint
-- Every writer of `property` calls this first in its transaction. The lock is held to the end of the
-- transaction, so numbers taken under it are in commit order: who has seen n has seen everything below n.
CREATE FUNCTION "private"."open_book"(team text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(8787, hashtext(team));
  PERFORM set_config('app.book', team, true);
END
$$;
--> statement-breakpoint
-- Only checks and stamps: a lock taken here would come after the row's own and could deadlock.
CREATE FUNCTION "private"."stamp_property"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'property % cannot be deleted: set removed_at', OLD.id;
  END IF;
  IF current_setting('app.book', true) IS DISTINCT FROM NEW.team_id THEN
    RAISE EXCEPTION 'property % written without private.open_book(%)', NEW.id, quote_literal(NEW.team_id);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.id <> OLD.id OR NEW.team_id <> OLD.team_id THEN
      RAISE EXCEPTION 'property % keeps its id and its team', OLD.id;
    END IF;
    NEW.change_seq := OLD.change_seq;
    IF NEW IS NOT DISTINCT FROM OLD THEN
      RETURN NULL;
    END IF;
  END IF;
  NEW.change_seq := nextval('private.change_seq');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "property_stamp" BEFORE INSERT OR UPDATE OR DELETE ON "property"
  FOR EACH ROW EXECUTE FUNCTION "private"."stamp_property"();
--> statement-breakpoint
-- A row as `sync/domain/property.ts` has it.
CREATE FUNCTION "private"."property_json"(p "property") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', p.id,
    'name', p.name,
    'address', p.address,
    'city', p.city,
    'state', p.state,
    'zip', p.zip,
    'latitude', p.latitude,
    'longitude', p.longitude,
    'propertyType', p.property_type,
    'rentPerSf', p.rent_per_sf,
    'rentBasisAssumed', p.rent_basis_assumed,
    'leaseType', p.lease_type,
    'opexPerSf', p.opex_per_sf,
    'squareFootage', p.square_footage,
    'landSizeAcres', p.land_size_acres,
    'clearHeight', p.clear_height,
    'yearBuilt', p.year_built,
    'sprinklers', p.sprinklers,
    'notes', p.notes,
    'tenant', p.tenant,
    'landlordFirm', p.landlord_firm,
    'brokerName', p.broker_name,
    'brokerFirm', p.broker_firm,
    'brokerPhone', p.broker_phone,
    'brokerEmail', p.broker_email
  ) || jsonb_build_object(
    'seller', p.seller,
    'buyer', p.buyer,
    'pdfUrl', p.pdf_url,
    'rentEscalationPct', p.rent_escalation_pct,
    'term', p.term,
    'leaseTerm', p.lease_term,
    'commencement', p.commencement,
    'expiration', p.expiration,
    'dateSigned', p.date_signed,
    'salePrice', p.sale_price,
    'salePricePerSf', p.sale_price_per_sf,
    'dockDoors', p.dock_doors,
    'gradeDoors', p.grade_doors,
    'truckCourtFeet', p.truck_court_feet,
    'trailerStalls', p.trailer_stalls,
    'craneTons', p.crane_tons,
    'power', p.power,
    'officeSf', p.office_sf,
    'columnSpacing', p.column_spacing,
    'rail', p.rail,
    'freeRentMonths', p.free_rent_months,
    'tiPerSf', p.ti_per_sf,
    'sourceSheet', p.source_sheet,
    'createdAt', round(extract(epoch FROM p.created_at) * 1000)
  )
$$;
--> statement-breakpoint
CREATE FUNCTION "private"."tail_property"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.property_tail (id, team_id, change_seq, row)
  VALUES (
    NEW.id,
    NEW.team_id,
    NEW.change_seq,
    CASE WHEN NEW.removed_at IS NULL THEN private.property_json(NEW) END
  )
  ON CONFLICT (id) DO UPDATE SET change_seq = excluded.change_seq, row = excluded.row;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A writer that makes a new snapshot in the same transaction sets app.bulk and empties the tail itself.
CREATE TRIGGER "property_to_tail" AFTER INSERT OR UPDATE ON "property"
  FOR EACH ROW WHEN (current_setting('app.bulk', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION "private"."tail_property"();
--> statement-breakpoint
-- Whatever is not named here never reaches a browser.
CREATE PUBLICATION "clearheight" FOR TABLE
  "property_tail", "book", "note", "comp_list", "comp_list_entry", "app_user" ("id", "team_id", "name");
