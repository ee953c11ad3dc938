ALTER TABLE "property" ADD COLUMN "submarket" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "submarket" text;
--> statement-breakpoint
-- A row as `sync/domain/property.ts` has it.
CREATE OR REPLACE FUNCTION "private"."property_json"(p "property") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', p.id,
    'name', p.name,
    'address', p.address,
    'city', p.city,
    'state', p.state,
    'zip', p.zip,
    'submarket', p.submarket,
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
    'officePercent', p.office_percent,
    'parkingRatio', p.parking_ratio,
    'rail', p.rail,
    'freeRentMonths', p.free_rent_months,
    'tiPerSf', p.ti_per_sf,
    'sourceSheet', p.source_sheet,
    'createdAt', round(extract(epoch FROM p.created_at) * 1000)
  )
$$;
--> statement-breakpoint
-- Nothing is known of it for what changed before.
UPDATE "property_tail" SET "row" = "row" || jsonb_build_object('submarket', null) WHERE "row" IS NOT NULL;
