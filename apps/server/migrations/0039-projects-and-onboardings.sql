-- Projects go on from those of an earlier period; new customers are taken through the steps of a template.

alter table projects add column renewed_from_id bigint;

create table onboarding_templates (
  id bigint generated always as identity,
  name text not null,
  steps jsonb not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

alter table onboardings add column farm_id bigint;
alter table onboardings add column period_id bigint;
alter table onboardings add column onboarding_template_id bigint;
alter table onboardings add column manager_email text;
alter table onboardings add column steps jsonb;

create unique index onboarding_templates_name_key on onboarding_templates (name) where deleted_at is null;

alter table projects add constraint projects_renewed_from_id_fkey
  foreign key (renewed_from_id) references projects (id) deferrable initially immediate;

alter table onboardings add constraint onboardings_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table onboardings add constraint onboardings_period_id_fkey
  foreign key (period_id) references periods (id) deferrable initially immediate;

alter table onboardings add constraint onboardings_onboarding_template_id_fkey
  foreign key (onboarding_template_id) references onboarding_templates (id) deferrable initially immediate;

create index projects_renewed_from_id_idx on projects (renewed_from_id);

create index onboardings_farm_id_idx on onboardings (farm_id);

create index onboardings_period_id_idx on onboardings (period_id);

create index onboardings_onboarding_template_id_idx on onboardings (onboarding_template_id);
