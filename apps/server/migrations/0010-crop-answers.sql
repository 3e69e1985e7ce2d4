-- Questions about a crop that were answered without a figure.

alter table crop_type_farm_periods add column open_answers jsonb;
