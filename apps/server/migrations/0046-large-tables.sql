-- expand, outside a transaction: what is seldom filled is kept in order only where it is

drop index concurrently if exists seldom_key_1;
drop index concurrently if exists earlier_key_1;
create index concurrently seldom_key_1 on tokens (impersonation_id, id) where impersonation_id is not null;
alter index tokens_impersonation_id_id_idx rename to earlier_key_1; alter index seldom_key_1 rename to tokens_impersonation_id_id_idx;
drop index concurrently if exists earlier_key_1;

drop index concurrently if exists seldom_key_2;
drop index concurrently if exists earlier_key_2;
create index concurrently seldom_key_2 on changes (acting_as_id, id) where acting_as_id is not null;
alter index changes_acting_as_id_id_idx rename to earlier_key_2; alter index seldom_key_2 rename to changes_acting_as_id_id_idx;
drop index concurrently if exists earlier_key_2;

drop index concurrently if exists seldom_key_3;
drop index concurrently if exists earlier_key_3;
create index concurrently seldom_key_3 on changes (impersonation_id, id) where impersonation_id is not null;
alter index changes_impersonation_id_id_idx rename to earlier_key_3; alter index seldom_key_3 rename to changes_impersonation_id_id_idx;
drop index concurrently if exists earlier_key_3;
