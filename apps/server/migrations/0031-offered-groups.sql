-- Groups of staff may be offered to farms to compare with, in an order.

alter table groups
  add column offered boolean not null default false,
  add column offer_order integer;
