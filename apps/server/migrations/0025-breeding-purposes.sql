-- Which purposes breed, and what a farm answered about an enterprise without a figure.

alter table livestock_purposes add column breeds boolean not null default true;

alter table farm_livestock_enterprise_periods
  add column all_questions_answered boolean not null default false,
  add column open_answers jsonb;
