-- What staff ask a farm, and a farm its staff; how far each has read; and which letters a person wants.

create table notification_settings (
  id bigint generated always as identity,
  user_id bigint not null,
  letter text not null,
  by_email boolean not null default true,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table questions (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint,
  section text,
  about_type text,
  about_id bigint,
  field text,
  figure text,
  text text not null,
  mentions jsonb,
  about_finance boolean not null default false,
  asked_by_id bigint,
  status text not null default 'Open',
  resolution text,
  resolved_by_id bigint,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table question_messages (
  id bigint generated always as identity,
  question_id bigint not null,
  text text not null,
  mentions jsonb,
  about_finance boolean not null default false,
  user_id bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table question_reads (
  id bigint generated always as identity,
  question_id bigint not null,
  user_id bigint not null,
  read_at timestamptz not null,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create unique index notification_settings_user_id_letter_key on notification_settings (user_id, letter) where deleted_at is null;

create unique index question_reads_farm_id_question_id_user_id_key on question_reads (farm_id, question_id, user_id) where deleted_at is null;

alter table notification_settings add constraint notification_settings_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table questions add constraint questions_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table questions add constraint questions_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table questions add constraint questions_asked_by_id_fkey
  foreign key (asked_by_id) references users (id) deferrable initially immediate;

alter table questions add constraint questions_resolved_by_id_fkey
  foreign key (resolved_by_id) references users (id) deferrable initially immediate;

alter table question_messages add constraint question_messages_question_id_fkey
  foreign key (question_id, farm_id) references questions (id, farm_id) deferrable initially immediate;

alter table question_messages add constraint question_messages_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table question_messages add constraint question_messages_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table question_reads add constraint question_reads_question_id_fkey
  foreign key (question_id, farm_id) references questions (id, farm_id) deferrable initially immediate;

alter table question_reads add constraint question_reads_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table question_reads add constraint question_reads_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

create index notification_settings_user_id_idx on notification_settings (user_id);

create index questions_farm_id_period_id_idx on questions (farm_id, period_id);

create index questions_asked_by_id_idx on questions (asked_by_id);

create index questions_resolved_by_id_idx on questions (resolved_by_id);

create index questions_about_type_about_id_idx on questions (about_type, about_id);

create index question_messages_question_id_farm_id_idx on question_messages (question_id, farm_id);

create index question_messages_user_id_idx on question_messages (user_id);

create index question_messages_farm_id_idx on question_messages (farm_id);

create index question_reads_question_id_farm_id_idx on question_reads (question_id, farm_id);

create index question_reads_user_id_idx on question_reads (user_id);

create index question_reads_farm_id_idx on question_reads (farm_id);
