ALTER TABLE "property" ADD COLUMN "rent_steps" text;--> statement-breakpoint
ALTER TABLE "private"."staged_property" ADD COLUMN "rent_steps" text;
--> statement-breakpoint
-- What a property's own source says, as `sync/domain/property.ts` has it.
CREATE OR REPLACE FUNCTION "private"."source_json"(p "property") RETURNS jsonb LANGUAGE sql STABLE AS $$
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
    'custom', p.custom,
    'rentSteps', p.rent_steps
  )
$$;
--> statement-breakpoint
-- Nothing is known of them for what changed before.
UPDATE "property_tail" SET "row" = jsonb_build_object('rentSteps', null) || "row" WHERE "row" IS NOT NULL;
