-- Paddocks that are not carried into the next period, and farms that are no longer offered.

alter table paddocks add column retired boolean not null default false;

alter table farms add column archived boolean not null default false;
