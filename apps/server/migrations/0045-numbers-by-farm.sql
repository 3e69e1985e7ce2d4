-- expand, outside a transaction: what may stand only once on a farm tells the row's number, so that a page is found by it

alter table upkeep.migrations add column if not exists needs_release integer;

drop index concurrently if exists numbered_key_1;
drop index concurrently if exists earlier_key_1;
create unique index concurrently numbered_key_1 on confirmed_warnings (farm_id, period_id, resource, "row", code, field, said) include (id) where deleted_at is null;
alter index confirmed_warnings_farm_id_period_id_resource_row_code_8053ff1f rename to earlier_key_1; alter index numbered_key_1 rename to confirmed_warnings_farm_id_period_id_resource_row_code_8053ff1f;
drop index concurrently if exists earlier_key_1;

drop index concurrently if exists numbered_key_2;
drop index concurrently if exists earlier_key_2;
create unique index concurrently numbered_key_2 on confirmed_money_warnings (farm_id, period_id, resource, "row", code, field, said) include (id) where deleted_at is null;
alter index confirmed_money_warnings_farm_id_period_id_resource_ro_d62eb322 rename to earlier_key_2; alter index numbered_key_2 rename to confirmed_money_warnings_farm_id_period_id_resource_ro_d62eb322;
drop index concurrently if exists earlier_key_2;

drop index concurrently if exists numbered_key_3;
drop index concurrently if exists earlier_key_3;
create unique index concurrently numbered_key_3 on details_user (farm_id, details_id, user_id) include (id) where deleted_at is null;
alter index details_user_farm_id_details_id_user_id_key rename to earlier_key_3; alter index numbered_key_3 rename to details_user_farm_id_details_id_user_id_key;
drop index concurrently if exists earlier_key_3;

drop index concurrently if exists numbered_key_4;
drop index concurrently if exists earlier_key_4;
create unique index concurrently numbered_key_4 on farm_property_periods (farm_id, property_id, period_id) include (id) where deleted_at is null;
alter index farm_property_periods_farm_id_property_id_period_id_key rename to earlier_key_4; alter index numbered_key_4 rename to farm_property_periods_farm_id_property_id_period_id_key;
drop index concurrently if exists earlier_key_4;

drop index concurrently if exists numbered_key_5;
drop index concurrently if exists earlier_key_5;
create unique index concurrently numbered_key_5 on file_links (farm_id, file_id, linkable_type, linkable_id) include (id) where deleted_at is null;
alter index file_links_farm_id_file_id_linkable_type_linkable_id_key rename to earlier_key_5; alter index numbered_key_5 rename to file_links_farm_id_file_id_linkable_type_linkable_id_key;
drop index concurrently if exists earlier_key_5;

drop index concurrently if exists numbered_key_6;
drop index concurrently if exists earlier_key_6;
create unique index concurrently numbered_key_6 on paddocks (farm_id, period_id, name) include (id) where deleted_at is null;
alter index paddocks_farm_id_period_id_name_key rename to earlier_key_6; alter index numbered_key_6 rename to paddocks_farm_id_period_id_name_key;
drop index concurrently if exists earlier_key_6;

drop index concurrently if exists numbered_key_7;
drop index concurrently if exists earlier_key_7;
create unique index concurrently numbered_key_7 on paddock_prior_paddocks (farm_id, parent_paddock_id, prior_paddock_id) include (id) where deleted_at is null;
alter index paddock_prior_paddocks_farm_id_parent_paddock_id_prior_671063d9 rename to earlier_key_7; alter index numbered_key_7 rename to paddock_prior_paddocks_farm_id_parent_paddock_id_prior_671063d9;
drop index concurrently if exists earlier_key_7;

drop index concurrently if exists numbered_key_8;
drop index concurrently if exists earlier_key_8;
create unique index concurrently numbered_key_8 on rainfalls (farm_id, rain_gauge_id, date) include (id) where deleted_at is null;
alter index rainfalls_farm_id_rain_gauge_id_date_key rename to earlier_key_8; alter index numbered_key_8 rename to rainfalls_farm_id_rain_gauge_id_date_key;
drop index concurrently if exists earlier_key_8;

drop index concurrently if exists numbered_key_9;
drop index concurrently if exists earlier_key_9;
create unique index concurrently numbered_key_9 on property_paddock_valuations (farm_id, farm_property_id, period_id, valuation_category_id) include (id) where deleted_at is null;
alter index property_paddock_valuations_farm_id_farm_property_id_p_5eb30574 rename to earlier_key_9; alter index numbered_key_9 rename to property_paddock_valuations_farm_id_farm_property_id_p_5eb30574;
drop index concurrently if exists earlier_key_9;

drop index concurrently if exists numbered_key_10;
drop index concurrently if exists earlier_key_10;
create unique index concurrently numbered_key_10 on crop_type_farm_periods (farm_id, period_id, crop_type_id) include (id) where deleted_at is null;
alter index crop_type_farm_periods_farm_id_period_id_crop_type_id_key rename to earlier_key_10; alter index numbered_key_10 rename to crop_type_farm_periods_farm_id_period_id_crop_type_id_key;
drop index concurrently if exists earlier_key_10;

drop index concurrently if exists numbered_key_11;
drop index concurrently if exists earlier_key_11;
create unique index concurrently numbered_key_11 on fertiliser_chemical_applications (farm_id, fertiliser_collection_event_id, chemical_element_id) include (id) where deleted_at is null;
alter index fertiliser_chemical_applications_farm_id_fertiliser_co_e4399a29 rename to earlier_key_11; alter index numbered_key_11 rename to fertiliser_chemical_applications_farm_id_fertiliser_co_e4399a29;
drop index concurrently if exists earlier_key_11;

drop index concurrently if exists numbered_key_12;
drop index concurrently if exists earlier_key_12;
create unique index concurrently numbered_key_12 on crop_sale_terminal_farm (farm_id, crop_sale_terminal_id) include (id) where deleted_at is null;
alter index crop_sale_terminal_farm_farm_id_crop_sale_terminal_id_key rename to earlier_key_12; alter index numbered_key_12 rename to crop_sale_terminal_farm_farm_id_crop_sale_terminal_id_key;
drop index concurrently if exists earlier_key_12;

drop index concurrently if exists numbered_key_13;
drop index concurrently if exists earlier_key_13;
create unique index concurrently numbered_key_13 on crop_storage_farm (farm_id, crop_storage_id) include (id) where deleted_at is null;
alter index crop_storage_farm_farm_id_crop_storage_id_key rename to earlier_key_13; alter index numbered_key_13 rename to crop_storage_farm_farm_id_crop_storage_id_key;
drop index concurrently if exists earlier_key_13;

drop index concurrently if exists numbered_key_14;
drop index concurrently if exists earlier_key_14;
create unique index concurrently numbered_key_14 on farm_livestock_enterprises (farm_id, livestock_enterprise_id) include (id) where deleted_at is null;
alter index farm_livestock_enterprises_farm_id_livestock_enterprise_id_key rename to earlier_key_14; alter index numbered_key_14 rename to farm_livestock_enterprises_farm_id_livestock_enterprise_id_key;
drop index concurrently if exists earlier_key_14;

drop index concurrently if exists numbered_key_15;
drop index concurrently if exists earlier_key_15;
create unique index concurrently numbered_key_15 on farm_livestock_enterprise_periods (farm_id, period_id, livestock_enterprise_id) include (id) where deleted_at is null;
alter index farm_livestock_enterprise_periods_farm_id_period_id_li_ecd43337 rename to earlier_key_15; alter index numbered_key_15 rename to farm_livestock_enterprise_periods_farm_id_period_id_li_ecd43337;
drop index concurrently if exists earlier_key_15;

drop index concurrently if exists numbered_key_16;
drop index concurrently if exists earlier_key_16;
create unique index concurrently numbered_key_16 on livestock_enterprise_settings (farm_id, period_id, livestock_enterprise_id) include (id) where deleted_at is null;
alter index livestock_enterprise_settings_farm_id_period_id_livest_69a4166b rename to earlier_key_16; alter index numbered_key_16 rename to livestock_enterprise_settings_farm_id_period_id_livest_69a4166b;
drop index concurrently if exists earlier_key_16;

drop index concurrently if exists numbered_key_17;
drop index concurrently if exists earlier_key_17;
create unique index concurrently numbered_key_17 on livestock_enterprise_classes (farm_id, period_id, livestock_enterprise_id, livestock_class_id) include (id) where deleted_at is null;
alter index livestock_enterprise_classes_farm_id_period_id_livesto_17bfdbd2 rename to earlier_key_17; alter index numbered_key_17 rename to livestock_enterprise_classes_farm_id_period_id_livesto_17bfdbd2;
drop index concurrently if exists earlier_key_17;

drop index concurrently if exists numbered_key_18;
drop index concurrently if exists earlier_key_18;
create unique index concurrently numbered_key_18 on water_accounts (farm_id, asset_water_id, period_id) include (id) where deleted_at is null;
alter index water_accounts_farm_id_asset_water_id_period_id_key rename to earlier_key_18; alter index numbered_key_18 rename to water_accounts_farm_id_asset_water_id_period_id_key;
drop index concurrently if exists earlier_key_18;

drop index concurrently if exists numbered_key_19;
drop index concurrently if exists earlier_key_19;
create unique index concurrently numbered_key_19 on assets_period (farm_id, asset_type, asset_id, period_id) include (id) where deleted_at is null;
alter index assets_period_farm_id_asset_type_asset_id_period_id_key rename to earlier_key_19; alter index numbered_key_19 rename to assets_period_farm_id_asset_type_asset_id_period_id_key;
drop index concurrently if exists earlier_key_19;

drop index concurrently if exists numbered_key_20;
drop index concurrently if exists earlier_key_20;
create unique index concurrently numbered_key_20 on cost_accruals (farm_id, period_id, line) include (id) where deleted_at is null;
alter index cost_accruals_farm_id_period_id_line_key rename to earlier_key_20; alter index numbered_key_20 rename to cost_accruals_farm_id_period_id_line_key;
drop index concurrently if exists earlier_key_20;

drop index concurrently if exists numbered_key_21;
drop index concurrently if exists earlier_key_21;
create unique index concurrently numbered_key_21 on cost_allocations (farm_id, period_id, line) include (id) where deleted_at is null;
alter index cost_allocations_farm_id_period_id_line_key rename to earlier_key_21; alter index numbered_key_21 rename to cost_allocations_farm_id_period_id_line_key;
drop index concurrently if exists earlier_key_21;

drop index concurrently if exists numbered_key_22;
drop index concurrently if exists earlier_key_22;
create unique index concurrently numbered_key_22 on cost_shares (farm_id, period_id, line, crop_type_id, enterprise_id, livestock_enterprise_id) include (id) nulls not distinct where deleted_at is null;
alter index cost_shares_farm_id_period_id_line_crop_type_id_enterp_6fe51c64 rename to earlier_key_22; alter index numbered_key_22 rename to cost_shares_farm_id_period_id_line_crop_type_id_enterp_6fe51c64;
drop index concurrently if exists earlier_key_22;

drop index concurrently if exists numbered_key_23;
drop index concurrently if exists earlier_key_23;
create unique index concurrently numbered_key_23 on assets_season (farm_id, period_id) include (id) where deleted_at is null;
alter index assets_season_farm_id_period_id_key rename to earlier_key_23; alter index numbered_key_23 rename to assets_season_farm_id_period_id_key;
drop index concurrently if exists earlier_key_23;

drop index concurrently if exists numbered_key_24;
drop index concurrently if exists earlier_key_24;
create unique index concurrently numbered_key_24 on period_snapshots (farm_id, period_id, "number") include (id) where deleted_at is null;
alter index period_snapshots_farm_id_period_id_number_key rename to earlier_key_24; alter index numbered_key_24 rename to period_snapshots_farm_id_period_id_number_key;
drop index concurrently if exists earlier_key_24;

drop index concurrently if exists numbered_key_25;
drop index concurrently if exists earlier_key_25;
create unique index concurrently numbered_key_25 on report_releases (farm_id, period_id, report, version) include (id) where deleted_at is null;
alter index report_releases_farm_id_period_id_report_version_key rename to earlier_key_25; alter index numbered_key_25 rename to report_releases_farm_id_period_id_report_version_key;
drop index concurrently if exists earlier_key_25;

drop index concurrently if exists numbered_key_26;
drop index concurrently if exists earlier_key_26;
create unique index concurrently numbered_key_26 on question_reads (farm_id, question_id, user_id) include (id) where deleted_at is null;
alter index question_reads_farm_id_question_id_user_id_key rename to earlier_key_26; alter index numbered_key_26 rename to question_reads_farm_id_question_id_user_id_key;
drop index concurrently if exists earlier_key_26;

drop index concurrently if exists numbered_key_27;
drop index concurrently if exists earlier_key_27;
create unique index concurrently numbered_key_27 on workshop_attendees (farm_id, workshop_id, attendee_type, attendee_id) include (id) where deleted_at is null;
alter index workshop_attendees_farm_id_workshop_id_attendee_type_a_58c2abb1 rename to earlier_key_27; alter index numbered_key_27 rename to workshop_attendees_farm_id_workshop_id_attendee_type_a_58c2abb1;
drop index concurrently if exists earlier_key_27;
