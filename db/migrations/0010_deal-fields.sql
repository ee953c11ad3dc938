ALTER TABLE "property" ADD COLUMN "suite" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "county" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "parcel_number" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "building_class" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "zoning" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "deal_type" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "comp_id" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "lease_number" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "asking_rent" double precision;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "effective_rent" double precision;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "leased_sf" double precision;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "percent_leased" double precision;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "tenant_rep_name" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "tenant_rep_firm" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "sale_date" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "cap_rate" double precision;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "custom" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "suite" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "county" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "parcel_number" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "building_class" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "zoning" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "deal_type" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "comp_id" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "lease_number" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "asking_rent" double precision;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "effective_rent" double precision;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "leased_sf" double precision;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "percent_leased" double precision;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "tenant_rep_name" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "tenant_rep_firm" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "sale_date" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "cap_rate" double precision;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "custom" text;
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
  ) || jsonb_build_object(
    'suite', p.suite,
    'county', p.county,
    'parcelNumber', p.parcel_number,
    'buildingClass', p.building_class,
    'zoning', p.zoning,
    'status', p.status,
    'dealType', p.deal_type,
    'compId', p.comp_id,
    'leaseNumber', p.lease_number,
    'askingRent', p.asking_rent,
    'effectiveRent', p.effective_rent,
    'leasedSf', p.leased_sf,
    'percentLeased', p.percent_leased,
    'tenantRepName', p.tenant_rep_name,
    'tenantRepFirm', p.tenant_rep_firm,
    'saleDate', p.sale_date,
    'capRate', p.cap_rate,
    'custom', p.custom
  )
$$;
--> statement-breakpoint
-- Nothing is known of them for what changed before.
UPDATE "property_tail" SET "row" = jsonb_build_object(
  'suite', null,
  'county', null,
  'parcelNumber', null,
  'buildingClass', null,
  'zoning', null,
  'status', null,
  'dealType', null,
  'compId', null,
  'leaseNumber', null,
  'askingRent', null,
  'effectiveRent', null,
  'leasedSf', null,
  'percentLeased', null,
  'tenantRepName', null,
  'tenantRepFirm', null,
  'saleDate', null,
  'capRate', null,
  'custom', null
) || "row" WHERE "row" IS NOT NULL;
