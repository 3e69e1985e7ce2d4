-- Which variant of feed ratings fits the stock of a purpose.

alter table livestock_purposes add column rating_variant text;
