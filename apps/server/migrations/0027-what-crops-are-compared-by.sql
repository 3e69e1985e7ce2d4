-- What crops are compared by beside their yield: protein, what was picked before it was ginned and how it was
-- classed, the nitrogen of legumes, and the water in the ground at both ends; and how mills pay for cane.

alter table crop_collections
  add column legume_nitrogen numeric(20,1),
  add column soil_water_sowing numeric(20,0),
  add column soil_water_harvest numeric(20,0);

alter table grain_collection_events
  add column protein numeric(20,6);

alter table lint_collection_events
  add column seed_cotton_tonnes numeric(20,4),
  add column gin text,
  add column fibre_grade text;

alter table grain_sale_actuals
  add column protein numeric(20,6);

alter table crop_type_farm_periods
  add column sugar_price bigint,
  add column cane_price_share numeric(20,6),
  add column cane_lost_ccs numeric(20,2),
  add column cane_price_constant numeric(20,3);
